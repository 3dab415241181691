import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { checkFixture } from '../../scripts/conformance/check.ts';
import { readFixture } from '../../scripts/conformance/fixture.ts';

const directory = new URL('../fixtures/wire/', import.meta.url);
const names = readdirSync(directory).filter((name) => name.endsWith('.json'));

describe('wire conformance', () => {
  it('has fixtures', () => {
    expect(names.length).toBeGreaterThan(100);
  });

  it.each(names)('%s', async (name) => {
    const fixture = readFixture(readFileSync(new URL(name, directory), 'utf8'));
    expect(fixture).not.toBeNull();
    if (fixture !== null) expect(await checkFixture(fixture)).toEqual([]);
  });
});
