import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { cases, describeBills } from './bills.js';

const rules = await readFile(new URL('../../docs/billing-rules.md', import.meta.url), 'utf8');

describe('the tables themselves', () => {
  it.each(cases)('$subject: $title', ({ shown, rules: followed }) => {
    for (const { arithmetic, worked, amount } of shown) expect(`${arithmetic} = ${worked}`).toBe(`${arithmetic} = ${amount}`);
    for (const rule of followed) expect(rules, `rule ${rule}`).toContain(`\n${rule} `);
  });
});

describeBills('first');
