/**
 * Text for the log of a job in which the runner finds no command of its own: it takes `::NAME::` at the start
 * of a line and `##[NAME]` anywhere in one (`ActionCommand.cs` of actions/runner).
 */
export function inertLog(text: string): string {
  return text.replaceAll('##[', '##\u200b[').replaceAll(/^(\s*):(?=:)/gm, '$1:\u200b');
}
