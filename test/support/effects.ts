import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startStack, type Ledger, type Stack, type StackOptions } from './stack.js';

/** Stack shared by the tests of one group. */
export interface Group {
  readonly stack: Stack;
  /** Counts the records created since the beginning of the test. */
  created(): Promise<CreatedCounts>;
}

export type CreatedCounts = Pick<Ledger, 'accounts' | 'subscriptions' | 'orders' | 'invoices'>;

export const ONE: CreatedCounts = { accounts: 1, subscriptions: 1, orders: 1, invoices: 1 };
export const NOTHING: CreatedCounts = { accounts: 0, subscriptions: 0, orders: 0, invoices: 0 };

export function useStack(options?: StackOptions): Group {
  let stack: Stack | undefined;
  let before: Ledger;
  const running = (): Stack => {
    if (!stack) throw new Error('The stack is only available inside tests.');
    return stack;
  };
  beforeAll(async () => {
    stack = await startStack(options);
  });
  beforeEach(async () => {
    before = await running().recordCounts();
    running().receipts.length = 0;
  });
  afterAll(() => stack?.close());
  return {
    get stack() {
      return running();
    },
    async created() {
      const now = await running().recordCounts();
      return {
        accounts: now.accounts - before.accounts,
        subscriptions: now.subscriptions - before.subscriptions,
        orders: now.orders - before.orders,
        invoices: now.invoices - before.invoices,
      };
    },
  };
}

/** Returns the amounts charged to the payment methods of an account. */
export async function charges({ sandbox }: Stack, accountNumber: string): Promise<string[]> {
  const account = (await sandbox.call(`/v1/accounts/${accountNumber}`)).body as { basicInfo: { id: string } };
  const { body } = await sandbox.call(`/v1/payments?accountId=${account.basicInfo.id}&status=Processed`);
  return (body as { payments: { amount: number }[] }).payments.map(({ amount }) => String(amount));
}
