import { parse } from '../../api/schemas/parse.js';
import { recoverChange } from '../changes/recover-change.js';
import type { GatewayContext } from '../context.js';
import { recoverPurchase } from '../flows/recover-purchase.js';
import { recoverDefaultMethod } from '../payment-methods/recover-default-method.js';
import { recoverPayment } from '../payments/recover-payment.js';
import { recoverProfileChange } from '../profile/recover-profile-change.js';
import { recoverWithdrawal } from '../withdrawals/recover-withdrawal.js';
import { retryDelay } from './delivery.js';
import { expectationBody, type Expectation, type ExpectationBody } from './expectation.js';
import type { OutboxEntry, OutboxStore } from './outbox-store.js';

/** Milliseconds for which only the gateway that claimed an expectation may resolve it. Longer than the requests of one recovery take. */
const LEASE = 120_000;
const CONCURRENCY = 5;
/** Milliseconds after which an unpaid order or payment is final, because the customer can no longer resume it. */
const FINAL_AFTER = 24 * 3_600_000;
const CHECK_UNPAID_EVERY = 15 * 60_000;
/** Milliseconds after which events of the account no longer wait for an outcome that cannot be found out. */
const BLOCK_FOR = 3_600_000;

/**
 * What the recovery found out.
 *
 * - `published`: the outcome is known, and its events are published
 * - `absent`: the platform has not carried out the request
 * - `unpaid`: the order exists or credit was applied, but an amount is open, and the customer can still pay it
 */
export type RecoveryResult = 'published' | 'absent' | 'unpaid';

/**
 * Asks the platform for the outcome of an expectation, and publishes its events. Only reads from the platform.
 * @param isFinal true if the customer can no longer resume it
 */
function recover(context: GatewayContext, expectation: Expectation, isFinal: boolean): Promise<RecoveryResult> {
  switch (expectation.kind) {
    case 'purchase':
      return recoverPurchase(context, expectation, isFinal);
    case 'change':
      return recoverChange(context, expectation);
    case 'payment':
      return recoverPayment(context, expectation, isFinal);
    case 'withdrawal':
      return recoverWithdrawal(context, expectation);
    case 'profile-change':
      return recoverProfileChange(context, expectation);
    case 'default-payment-method':
      return recoverDefaultMethod(context, expectation);
  }
}

interface RecoveryOptions {
  tenant: string;
  outbox: OutboxStore;
  now: () => number;
  /** Creates the context of a recovery. */
  context: () => GatewayContext;
}

/** Creates the function that resolves the expectations of requests whose process died or lost the connection. */
export function createRecovery({ tenant, outbox, now, context: createContext }: RecoveryOptions): () => Promise<void> {
  async function resolve(entry: OutboxEntry): Promise<void> {
    const context = createContext();
    const age = (startedAt: number): number => now() - startedAt;
    let read: ExpectationBody | undefined;
    try {
      read = parse(expectationBody, JSON.parse(entry.body));
      const found = await recover(context, read.expectation, age(read.startedAt) > FINAL_AFTER);
      // Published events have already replaced the expectation.
      if (found === 'published') return;
      if (found === 'absent') return await outbox.remove(tenant, entry);
      // Events of the account do not wait for the customer.
      const dueAt = now() + CHECK_UNPAID_EVERY;
      await outbox.settle(tenant, entry, { state: 'open', dueAt, account: '', body: entry.body });
    } catch (error) {
      context.report(error);
      const isBlocking = read !== undefined && age(read.startedAt) < BLOCK_FOR;
      const dueAt = now() + retryDelay(entry.attempts);
      await outbox.settle(tenant, entry, { state: 'open', dueAt, body: entry.body, ...(isBlocking ? {} : { account: '' }) });
    }
  }

  return async () => {
    for (;;) {
      const time = now();
      const claimed = await outbox.claim(tenant, { destination: '', now: time, until: time + LEASE, limit: CONCURRENCY });
      if (claimed.length === 0) return;
      await Promise.all(claimed.map(resolve));
    }
  };
}
