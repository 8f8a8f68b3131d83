import type { Client } from '../../api/client.js';
import { getAccount } from '../../generated/api/operations/accounts.js';
import type { GetAccountResponse } from '../../generated/api/schemas/accounts.js';
import type { AccountInfo } from '../context.js';
import { daysOfTerm } from '../offers/invoicing-offer.js';
import { notFound } from '../refusal.js';
import { orNotFound } from './platform-errors.js';

/** Milliseconds for which an account is cached. Long enough for all requests of one page view. */
const MAX_AGE = 30_000;
const CAPACITY = 10_000;

export function toAccountInfo({ basicInfo, billingAndPayment }: GetAccountResponse): AccountInfo {
  const { currency, billCycleDay = 0, paymentTerm, autoPay } = billingAndPayment;
  const paysItself = autoPay !== true && daysOfTerm(paymentTerm) !== undefined;
  return {
    id: basicInfo.id,
    number: basicInfo.accountNumber,
    currency,
    billCycleDay,
    ...(paysItself && paymentTerm !== undefined ? { invoiceTerm: paymentTerm } : {}),
  };
}

/** Creates a cached lookup of accounts by number. */
export function createAccountLookup(now: () => number): (billing: Client, accountNumber: string) => Promise<AccountInfo> {
  const cache = new Map<string, { account: AccountInfo; until: number }>();
  return async (billing, accountNumber) => {
    const cached = cache.get(accountNumber);
    if (cached && cached.until > now()) return cached.account;
    const account = toAccountInfo(await orNotFound(billing.call(getAccount, { 'account-key': accountNumber })));
    // The platform also accepts an account id here, but a session names its account by number only.
    if (account.number !== accountNumber) throw notFound();
    cache.delete(accountNumber);
    cache.set(accountNumber, { account, until: now() + MAX_AGE });
    const [oldest] = cache.keys();
    if (cache.size > CAPACITY && oldest !== undefined) cache.delete(oldest);
    return account;
  };
}
