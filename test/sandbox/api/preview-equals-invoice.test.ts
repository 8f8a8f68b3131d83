import { expect, it } from 'vitest';
import { liveIn } from '../../support/preview/lives.js';

it('first try', { timeout: 500_000 }, async () => {
  const t = Date.now();
  const outcome = await liveIn(
    Number(process.env['S'] ?? 1),
    Number(process.env['N'] ?? 10),
    (process.env['M'] ?? 'actual') as 'actual',
    '2027-01-29',
  );
  console.log(
    (Date.now() - t) / 1000,
    outcome.compared,
    outcome.documents.length,
    outcome.changes.join(' '),
    outcome.orders,
    'DIFF',
    outcome.differences.length,
  );
  for (const d of outcome.differences.slice(0, Number(process.env['D'] ?? 6)))
    console.log(d.said, '\n PREVIEW', d.previewed, '\n BILLED', d.billed);
  expect(outcome.differences.length).toBe(0);
});
