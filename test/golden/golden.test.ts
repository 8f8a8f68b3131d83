import { describe, expect, it } from 'vitest';
import { describeBills, goldenCases } from './describe-bills.js';

describe('golden tables', () => {
  it.each(goldenCases)('$subject: $title', ({ amounts }) => {
    for (const { arithmetic, result, amount } of amounts) expect(`${arithmetic} = ${result}`).toBe(`${arithmetic} = ${amount}`);
  });
});

describeBills('first');
