/**
 * A second calculator of bills, written from docs/billing-rules.md alone: it walks days one by one, counts in fractions and rounds once. It is
 * slow and simple where the engine is quick, so that both are seldom wrong in the same way. Taxes (rule 10) and usage that is rated on demand (9.5) are not its matter.
 */
import { settle, type Billed, type Part, type Returned } from './charges.js';
import { dateText, type Day } from './days.js';
import type { Account, Line, Run, UsageRecord } from './description.js';
import { giveBack, reduce, type Used } from './discounts.js';
import { text } from './rational.js';
import { knownSubscription, learn, type KnownCharge } from './service.js';
import { rate } from './usage.js';

interface Written {
  readonly of: KnownCharge;
  readonly from: Day;
  readonly end: Day;
}

function linesOf(digits: number, part: Part | Returned, { of, from, end }: Written, kind: Line['kind']): Line[] {
  const dates = { from: dateText(from), through: dateText(end - 1) };
  return [
    { charge: of.charge.id, kind, reduces: null, ...dates, amount: text(part.amount, digits) },
    ...part.reductions.map(({ by, amount }) => ({
      charge: by.charge.id,
      kind,
      reduces: of.charge.id,
      ...dates,
      amount: text(amount, digits),
    })),
  ];
}

/** The lines that each bill run of an account writes, by rules 1 to 9. */
export function billRuns(account: Account): Run[] {
  const all = account.subscriptions.map(knownSubscription);
  const billed: Billed = { days: new Map(), whole: new Map() };
  const used: Used = new Map();
  const rated = new Set<string>();
  const records: UsageRecord[] = [];
  const runs: Run[] = [];
  for (const step of account.steps) {
    learn(all, step);
    if (step.kind === 'usage') records.push(step.record);
    if (step.kind !== 'run') continue;
    const charges = all.flatMap((known) => known.charges);
    const settled = charges.filter(({ charge }) => charge.discount === undefined).map((known) => bill(account, known, step.day));
    const credits = settled.flatMap((one) => one.credits);
    const parts = settled.flatMap((one) => one.parts);
    giveBack(account, credits, used);
    const discounts = charges.filter(({ charge }) => charge.discount !== undefined);
    reduce(account, discounts, parts, used);
    runs.push({
      day: dateText(step.day),
      lines: [
        ...credits.flatMap((credit) =>
          linesOf(account.digits, credit, { of: credit.part.of, from: credit.from, end: credit.end }, 'credit'),
        ),
        ...parts.flatMap((part) => linesOf(account.digits, part, part, 'charge')),
      ],
    });
  }
  return runs;

  function bill(from: Account, known: KnownCharge, through: Day): { credits: Returned[]; parts: Part[] } {
    if (known.charge.type !== 'Usage') return settle(from, known, billed, through);
    const ofCharge = records.filter(({ charge }) => charge === known.charge.id);
    return { credits: [], parts: rate(from, known, ofCharge, billed, rated, through) };
  }
}
