/** Reads what the tenant got from each account, from the records of money: payments, open invoices and unused credit. */
import * as z from 'zod';
import type { Stack } from '../stack.js';
import { minorUnits } from './price-list.js';

/** What the tenant got from an account, in minor units. */
export interface Takings {
  /** Day of the month on which the account is billed. */
  readonly cycleDay: number;
  /** Payments that were used for invoices and not refunded. */
  readonly paid: bigint;
  /** Balances of posted invoices: not paid yet, but still to be collected. */
  readonly open: bigint;
  /** Credit that was paid out, or that the account can still use. */
  readonly credit: bigint;
  /** Number of invoices and credit memos. */
  readonly documents: number;
}

/** Returns the amount that the tenant got from an account. An invoice that was written off or canceled has no balance and no payment, so it adds nothing. */
export const amountReceived = ({ paid, open, credit }: Takings): bigint => paid + open - credit;

const records = z.object({
  done: z.boolean(),
  records: z.array(z.record(z.string(), z.unknown())).default([]),
  queryLocator: z.string().optional(),
});

/** Reads all records of a query. */
async function query({ sandbox }: Stack, queryString: string): Promise<Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = [];
  let page = records.parse((await sandbox.call('/v1/action/query', { json: { queryString } })).body);
  for (;;) {
    all.push(...page.records);
    if (page.done) return all;
    page = records.parse((await sandbox.call('/v1/action/queryMore', { json: { queryLocator: page.queryLocator } })).body);
  }
}

const funds = z.object({ accountId: z.string(), amount: z.number(), unappliedAmount: z.number(), refundAmount: z.number() });
type Funds = z.output<typeof funds>;
const listed = z.array(funds);

/** Reads all pages of a list of payments or credit memos. */
async function list({ sandbox }: Stack, path: string, field: 'payments' | 'creditmemos'): Promise<Funds[]> {
  const page = z.object({ [field]: listed, nextPage: z.string().optional() });
  const all: Funds[] = [];
  let next: string | undefined = path;
  while (next !== undefined) {
    const { [field]: found, nextPage } = page.parse((await sandbox.call(next)).body);
    all.push(...listed.parse(found));
    next = z.string().optional().parse(nextPage);
  }
  return all;
}

/** Reads the takings of all accounts, by account number. */
export async function readTakings(stack: Stack): Promise<Map<string, Takings>> {
  const accounts = await query(stack, 'select Id, AccountNumber, BillCycleDay, Currency from Account');
  const invoices = await query(stack, "select AccountId, Balance from Invoice where Status = 'Posted'");
  const payments = await list(stack, '/v1/payments?status=Processed&pageSize=40', 'payments');
  const memos = await list(stack, '/v1/credit-memos?status=Posted&pageSize=40', 'creditmemos');
  return new Map(
    accounts.map(({ Id, AccountNumber, BillCycleDay, Currency }): [string, Takings] => {
      const own = invoices.filter(({ AccountId }) => AccountId === Id);
      const ownPayments = payments.filter(({ accountId }) => accountId === Id);
      const ownMemos = memos.filter(({ accountId }) => accountId === Id);
      const sum = (amounts: readonly unknown[]): bigint =>
        amounts.reduce<bigint>((total, each) => total + minorUnits(String(each), String(Currency)), 0n);
      const paid = ownPayments.map(({ amount }) => amount);
      const returned = ownPayments.flatMap(({ unappliedAmount, refundAmount }) => [unappliedAmount, refundAmount]);
      const takings = {
        cycleDay: Number(BillCycleDay),
        paid: sum(paid) - sum(returned),
        open: sum(own.map(({ Balance }) => Balance)),
        credit: sum(ownMemos.flatMap(({ unappliedAmount, refundAmount }) => [unappliedAmount, refundAmount])),
        documents: own.length + ownMemos.length,
      };
      return [String(AccountNumber), takings];
    }),
  );
}
