/**
 * Reference calculator of bills, written only from docs/billing-rules.md, to check the engine. It visits each day, calculates with fractions and
 * rounds once. The code is simple and slow, unlike the engine's, so that both rarely have the same bug. Does not support taxes (rule 10) and usage
 * rated on demand (rule 9.5).
 */
import { billCharge, type Billed, type Credit, type Part } from './charges.js';
import { dateText, type Day } from './days.js';
import type { Account, Line, Run, UsageRecord } from './description.js';
import { applyDiscounts, releaseDiscounts, type Used } from './discounts.js';
import { formatDecimal } from './rational.js';
import { applyStep, knownSubscription, type KnownCharge } from './service.js';
import { rate } from './usage.js';

interface LineSource {
  readonly of: KnownCharge;
  readonly from: Day;
  readonly end: Day;
}

function linesOf(digits: number, part: Part | Credit, { of, from, end }: LineSource, kind: Line['kind']): Line[] {
  const dates = { from: dateText(from), through: dateText(end - 1) };
  return [
    { charge: of.charge.id, kind, reduces: null, ...dates, amount: formatDecimal(part.amount, digits) },
    ...part.reductions.map(({ by, amount }) => ({
      charge: by.charge.id,
      kind,
      reduces: of.charge.id,
      ...dates,
      amount: formatDecimal(amount, digits),
    })),
  ];
}

/** Returns the lines that each bill run of an account creates, by rules 1 to 9. */
export function billRuns(account: Account): Run[] {
  const all = account.subscriptions.map(knownSubscription);
  const billed: Billed = { days: new Map(), whole: new Map() };
  const used: Used = new Map();
  const rated = new Set<string>();
  const records: UsageRecord[] = [];
  const runs: Run[] = [];
  for (const step of account.steps) {
    applyStep(all, step);
    if (step.kind === 'usage') records.push(step.record);
    if (step.kind !== 'run') continue;
    const charges = all.flatMap((known) => known.charges);
    const settled = charges.filter(({ charge }) => charge.discount === undefined).map((known) => bill(account, known, step.day));
    const credits = settled.flatMap((one) => one.credits);
    const parts = settled.flatMap((one) => one.parts);
    releaseDiscounts(account, credits, used);
    const discounts = charges.filter(({ charge }) => charge.discount !== undefined);
    applyDiscounts(account, discounts, parts, used);
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

  function bill(from: Account, known: KnownCharge, through: Day): { credits: Credit[]; parts: Part[] } {
    if (known.charge.type !== 'Usage') return billCharge(from, known, billed, through);
    const ofCharge = records.filter(({ charge }) => charge === known.charge.id);
    return { credits: [], parts: rate(from, known, ofCharge, billed, rated, through) };
  }
}
