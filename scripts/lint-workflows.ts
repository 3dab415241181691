// GitHub's own reading of our workflows and of action.yml: npm run lint:workflows
import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';

const repository = join(import.meta.dirname, '..');

// The package imports JSON files without saying so, which this Node asks for.
registerHooks({
  load: (url, context, next) =>
    next(url, {
      ...context,
      importAttributes: {
        ...context.importAttributes,
        ...(url.endsWith('.json') && { type: 'json' }),
      },
    }),
});
const { validate } = await import('@actions/languageservice');
const { TextDocument } = await import('vscode-languageserver-textdocument');

const files = ['action.yml', '.github/workflows/*.yml', 'examples/workflows/*.yml']
  .flatMap((pattern) => globSync(pattern, { cwd: repository }))
  .toSorted();
let found = 0;
for (const file of files) {
  const text = readFileSync(join(repository, file), 'utf8');
  const document = TextDocument.create(`file:///${file}`, 'yaml', 1, text);
  for (const { message, range } of await validate(document)) {
    found += 1;
    const words = typeof message === 'string' ? message : JSON.stringify(message);
    process.stdout.write(`${file}:${range.start.line + 1}: ${words}\n`);
  }
}
process.stdout.write(`${files.length} files, ${found} problems\n`);
process.exitCode = files.length > 0 && found === 0 ? 0 : 1;
