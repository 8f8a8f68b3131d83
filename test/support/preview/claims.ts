/** What previews said would be billed, held against what was. */
import { isDeepStrictEqual } from 'node:util';
import type { BillingDocument } from './documents.js';

/** What was previewed. */
export interface Claim {
  account: string;
  /** By what, and the order before it, for messages. */
  said: string;
}

/** Of an order: the documents of its own day. */
export interface OrderClaim extends Claim {
  documents: BillingDocument[];
  /** Numbers of the documents that the order wrote. */
  written: string[];
  /** True if its preview could not know the number of a subscription. */
  isNew: boolean;
}

/** Of the daily run: its documents of the days after `from` through `through`, as far as they are for some subscriptions. */
export interface RunClaim extends Claim {
  from: string;
  through: string;
  subscriptions: string[];
  documents: BillingDocument[];
}

/** Of the daily run: the lines of an account, whatever bills they came on. */
export interface AccountClaim extends Claim {
  from: string;
  through: string;
  lines: string[];
}

export interface Claims {
  orders: OrderClaim[];
  runs: RunClaim[];
  accounts: AccountClaim[];
}

/** Where a preview and what was written differ. */
export interface Difference {
  said: string;
  previewed: string[];
  billed: string[];
}

const isNothing = ({ lines }: BillingDocument): boolean => lines.every((line) => line.isZero);

const whole = ({ kind, date, amount, lines }: BillingDocument, isNew: boolean): string =>
  [`${kind} ${date} ${amount}`, ...lines.map((line) => `${isNew ? '' : line.subscription} ${line.text}`).sort()].join(' | ');

const linesOf = (document: BillingDocument, subscriptions: readonly string[]): string[] =>
  document.lines
    .filter((line) => !line.isZero && subscriptions.includes(line.subscription))
    .map((line) => `${document.date} ${document.kind} ${line.subscription} ${line.text}`);

/** Every claim that does not hold, and how many documents the claims were about. */
export function differences(claims: Claims, written: readonly BillingDocument[]): { found: Difference[]; compared: number } {
  const found: Difference[] = [];
  let compared = 0;
  const compare = ({ account, said }: Claim, previewed: string[], billed: string[]): void => {
    compared += Math.max(previewed.length, billed.length);
    if (isDeepStrictEqual(previewed.sort(), billed.sort())) return;
    found.push({
      said: `${account}: ${said}`,
      previewed: previewed.filter((line) => !billed.includes(line)),
      billed: billed.filter((line) => !previewed.includes(line)),
    });
  };
  const ofOrders = new Set(claims.orders.flatMap((claim) => claim.written));
  const byRun = written.filter(({ number }) => !ofOrders.has(number));
  const during = ({ account, from, through }: RunClaim | AccountClaim): BillingDocument[] =>
    byRun.filter((document) => document.account === account && document.date > from && document.date <= through);
  for (const claim of claims.orders) {
    const own = written.filter(({ number }) => claim.written.includes(number));
    compare(
      claim,
      claim.documents.filter((document) => !isNothing(document)).map((document) => whole(document, claim.isNew)),
      own.map((document) => whole(document, claim.isNew)),
    );
  }
  for (const claim of claims.runs) {
    const { from, through, subscriptions } = claim;
    const own = claim.documents.filter(({ date }) => date > from && date <= through);
    compare(
      claim,
      own.flatMap((document) => linesOf(document, subscriptions)),
      during(claim).flatMap((document) => linesOf(document, subscriptions)),
    );
  }
  for (const claim of claims.accounts) {
    const billed = during(claim).flatMap(({ kind, lines }) =>
      lines.filter((line) => !line.isZero).map((line) => `${kind} ${line.subscription} ${line.text}`),
    );
    compare(claim, [...claim.lines], billed);
  }
  return { found, compared };
}
