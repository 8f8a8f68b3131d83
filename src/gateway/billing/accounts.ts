import type { Client } from '../../api/client.js';
import { getAccount } from '../../generated/api/operations/accounts.js';
import type { GetAccountResponse } from '../../generated/api/schemas/accounts.js';
import type { AccountFacts } from '../context.js';
import { notFound } from '../refusal.js';
import { found } from './problems.js';

/** Milliseconds; long enough for the requests of one page view. */
const FRESH = 30_000;
const CAPACITY = 10_000;

export function factsOf({ basicInfo, billingAndPayment }: GetAccountResponse): AccountFacts {
  const { currency, billCycleDay = 0 } = billingAndPayment;
  return { id: basicInfo.id, number: basicInfo.accountNumber, currency, billCycleDay };
}

/** Looks accounts up by number and remembers what does not change of them. */
export function createAccountLookup(billing: Client, now: () => number): (accountNumber: string) => Promise<AccountFacts> {
  const known = new Map<string, { facts: AccountFacts; until: number }>();
  return async (accountNumber) => {
    const remembered = known.get(accountNumber);
    if (remembered && remembered.until > now()) return remembered.facts;
    const facts = factsOf(await found(billing.call(getAccount, { 'account-key': accountNumber })));
    // The platform takes an id as well; a session names its account by number only.
    if (facts.number !== accountNumber) throw notFound();
    known.delete(accountNumber);
    known.set(accountNumber, { facts, until: now() + FRESH });
    const [oldest] = known.keys();
    if (known.size > CAPACITY && oldest !== undefined) known.delete(oldest);
    return facts;
  };
}
