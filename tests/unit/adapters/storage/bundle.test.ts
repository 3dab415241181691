import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openBundle } from '../../../../src/adapters/storage/bundle.ts';
import { checkOutputDirectory } from '../../../../src/adapters/storage/bundle-place.ts';
import { renderReport } from '../../../../src/render/json.ts';
import { reportOf, trialRecord } from '../../../support/builders.ts';

const report = renderReport(reportOf([trialRecord()]));
let folder: string;
let target: string;
let partial: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  target = join(folder, 'out');
  partial = `${target}.partial`;
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeBundle(line = '{}'): void {
  const bundle = openBundle(target);
  bundle.appendTrial(line);
  bundle.write('report.json', report);
  bundle.commit();
}

const refused = expect.objectContaining({ code: 'output-directory' });

describe('bundle', () => {
  test('grows beside its place and is then moved into it, readable by its owner alone', () => {
    const bundle = openBundle(target);
    bundle.appendTrial('{"id":1}');
    bundle.appendTrial('{"id":2}');
    bundle.write('report.json', report);
    expect(existsSync(target)).toBe(false);
    expect(readFileSync(join(partial, 'trials.jsonl'), 'utf8')).toBe('{"id":1}\n{"id":2}\n');
    expect(bundle.commit()).toBe(target);
    expect(existsSync(partial)).toBe(false);
    expect(readdirSync(target).sort()).toEqual(['report.json', 'trials.jsonl']);
    expect(lstatSync(target).mode & 0o777).toBe(0o700);
    expect(lstatSync(join(target, 'report.json')).mode & 0o777).toBe(0o600);
    expect(lstatSync(join(target, 'trials.jsonl')).mode & 0o777).toBe(0o600);
  });

  test('makes the folders above it', () => {
    target = join(folder, 'a', 'b');
    writeBundle();
    expect(readdirSync(target)).toContain('report.json');
  });

  test('replaces a bundle of ours and an empty directory', () => {
    mkdirSync(target);
    writeBundle('{"run":1}');
    writeBundle('{"run":2}');
    expect(readdirSync(target).sort()).toEqual(['report.json', 'trials.jsonl']);
    expect(readFileSync(join(target, 'trials.jsonl'), 'utf8')).toBe('{"run":2}\n');
  });

  test('replaces a bundle that ended before there was a report', () => {
    const aborted = openBundle(target);
    aborted.write('abort.json', '{"stage":"run","reason":"disk-full"}');
    aborted.commit();
    writeBundle();
    expect(readdirSync(target)).not.toContain('abort.json');
  });

  test.each(['out', 'out.partial'])('refuses a directory %s with files of someone else', (name) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'report.json'), '{"schemaVersion": 1}');
    expect(() => checkOutputDirectory(target)).toThrow(refused);
    expect(() => openBundle(target)).toThrow(refused);
    expect(readdirSync(folder)).toEqual([name]);
  });

  test.each(['out', 'out.partial'])('refuses %s when it is a symbolic link or a file', (name) => {
    const place = join(folder, name);
    mkdirSync(join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), place);
    expect(() => openBundle(target)).toThrow(refused);
    rmSync(place);
    writeFileSync(place, '');
    expect(() => openBundle(target)).toThrow(refused);
  });

  test('replaces what a crashed run left, however early it died', () => {
    openBundle(target).appendTrial('{"run":1}');
    writeBundle('{"run":2}');
    mkdirSync(partial);
    writeBundle('{"run":3}');
    expect(readFileSync(join(target, 'trials.jsonl'), 'utf8')).toBe('{"run":3}\n');
  });

  test('finishes the commit of a run that died between its two renames', () => {
    writeBundle('{"run":1}');
    renameSync(target, partial);
    mkdirSync(join(partial, '.replaced'));
    openBundle(target);
    expect(readFileSync(join(target, 'trials.jsonl'), 'utf8')).toBe('{"run":1}\n');
    expect(readdirSync(target)).not.toContain('.replaced');
  });

  test('does not follow a link that was put in the place of a file', () => {
    const bundle = openBundle(target);
    const outside = join(folder, 'outside');
    writeFileSync(outside, 'untouched');
    symlinkSync(outside, join(partial, 'report.md'));
    symlinkSync(outside, join(partial, '.report.md.new'));
    bundle.write('report.md', 'new');
    expect(readFileSync(outside, 'utf8')).toBe('untouched');
    expect(lstatSync(join(partial, 'report.md')).isFile()).toBe(true);
  });

  test('keeps its evidence when its place was taken during the run', () => {
    const bundle = openBundle(target);
    bundle.write('report.json', report);
    mkdirSync(target);
    writeFileSync(join(target, 'mine.txt'), '');
    expect(() => bundle.commit()).toThrow(refused);
    expect(readdirSync(target)).toEqual(['mine.txt']);
    expect(readdirSync(partial)).toContain('report.json');
  });

  test('gives back every file for the final scan', () => {
    const bundle = openBundle(target);
    bundle.appendTrial('{}');
    bundle.write('report.md', 'old');
    bundle.write('report.md', 'new');
    expect([...bundle.files()]).toEqual([
      { name: 'trials.jsonl', content: '{}\n' },
      { name: 'report.md', content: 'new' },
    ]);
  });

  test('appends to trials.jsonl also after that was rewritten', () => {
    const bundle = openBundle(target);
    bundle.appendTrial('secret');
    bundle.write('trials.jsonl', 'clean\n');
    bundle.appendTrial('next');
    expect(readFileSync(join(partial, 'trials.jsonl'), 'utf8')).toBe('clean\nnext\n');
  });

  test.each(['../x', 'a/b', '.hidden', ''])('writes no file called %j', (name) => {
    const bundle = openBundle(target);
    expect(() => bundle.write(name, '')).toThrow(expect.objectContaining({ code: 'internal' }));
  });

  test('says the way out when it cannot write', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => openBundle(join(folder, 'file', 'out'))).toThrow(
      expect.objectContaining({
        code: 'output-directory',
        message: expect.stringContaining('--output-dir'),
      }),
    );
  });
});
