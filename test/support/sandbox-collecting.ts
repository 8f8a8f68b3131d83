import * as z from 'zod';
import type { StartedSandbox } from './sandbox.js';

const payment = z.object({
  number: z.string(),
  status: z.string(),
  amount: z.number(),
  effectiveDate: z.string(),
  appliedAmount: z.number(),
  paymentMethodId: z.nullable(z.string()),
  gatewayResponseCode: z.nullable(z.string()),
});
const stored = z.object({ id: z.string() });
const subscription = z.object({ status: z.string(), version: z.number(), paymentMethodId: z.optional(z.string()) });

const ACCOUNT_NUMBERS = { pays: '000123456789', 'comes-back': '000123450119', declines: '000123450341' } as const;

/** Returns the payments of an account, oldest first. */
export async function readPayments({ call }: StartedSandbox, account: string): Promise<z.output<typeof payment>[]> {
  const { body } = await call(`/v1/payments?accountId=${account}&pageSize=40&sort=%2Bnumber`);
  return z.object({ payments: z.array(payment) }).parse(body).payments;
}

/** Returns day, status, amount and gateway response of each payment of an account. */
export async function attemptsOf(started: StartedSandbox, account: string): Promise<[string, string, number, string | null][]> {
  const found = await readPayments(started, account);
  return found.map((row) => [row.effectiveDate.slice(0, 10), row.status, row.amount, row.gatewayResponseCode]);
}

/** Returns the newest version of a subscription. */
export async function readSubscription({ call }: StartedSandbox, number: string): Promise<z.output<typeof subscription>> {
  return subscription.parse((await call(`/v1/subscriptions/${number}`)).body);
}

/** Stores a US bank account. Without `owner` it belongs to no account. */
export async function newBankAccount(
  { call }: StartedSandbox,
  kind: keyof typeof ACCOUNT_NUMBERS,
  owner: { accountKey?: string; makeDefault?: boolean } = {},
): Promise<string> {
  const json = {
    type: 'ACH',
    bankABACode: '110000000',
    bankAccountName: 'Ada Byron',
    bankAccountNumber: ACCOUNT_NUMBERS[kind],
    bankAccountType: 'Checking',
    bankName: 'First Bank',
    ...owner,
  };
  return stored.parse((await call('/v1/payment-methods', { json })).body).id;
}
