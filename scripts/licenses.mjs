// The licence text of every package that the bundle carries, by the bundler's own statistics.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function writeLicenses(statsFile, outFile) {
  const { modules } = JSON.parse(readFileSync(statsFile, 'utf8'));
  const texts = new Map([...packageFolders(modules)].map(licenseOf).filter((entry) => entry));
  const ordered = [...texts.keys()].toSorted().map((key) => texts.get(key));
  writeFileSync(outFile, ordered.join('\n'));
}

function* packageFolders(modules = []) {
  for (const module of modules) {
    const name = (module.nameForCondition ?? module.name ?? '').replaceAll('\\', '/');
    const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(name);
    if (folder) yield folder[0];
    yield* packageFolders(module.modules);
  }
}

function licenseOf(folder) {
  if (!existsSync(join(folder, 'package.json'))) return null;
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder)
    .sort()
    .find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text = file
    ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()
    : `(no licence file in the package; its package.json says ${JSON.stringify(license ?? null)})`;
  return [`${name}@${version}`, `${name} ${version}\n${license ?? ''}\n\n${text}\n`];
}
