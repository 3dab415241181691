import { summary, warning } from '@actions/core';

/** Appends Markdown to the job summary; where there is none or it can't be written, a warning says so. */
export async function writeJobSummary(markdown: string): Promise<void> {
  try {
    await summary.addRaw(markdown, true).write();
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    warning(`the job summary was not written: ${words}`);
  }
}
