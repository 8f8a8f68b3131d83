import * as z from 'zod';
import type { PaymentRequest } from '../../api/schemas/storefront/payments.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { canonicalJson } from '../../api/canonical-json.js';
import { sha256Hex } from '../digest.js';

/** Lifetime of a baseline in milliseconds. Longer than the time in which retries are recognized. */
const BASELINE_LIFETIME = 48 * 3600 * 1000;

/**
 * Balances and credits of the invoices when the payment started. Compared with the current values to find the steps of the payment that are
 * still missing.
 */
const paymentBaseline = z.object({
  fingerprint: z.string(),
  invoices: z.record(z.string(), z.object({ balance: z.string(), credit: z.string() })),
});
export type PaymentBaseline = z.infer<typeof paymentBaseline>;

/** Keys that identify one payment. */
export const paymentKeys = z.object({
  /** Key of the baseline in the gateway's store. */
  storeKey: z.string(),
  /** Fingerprint of the allocations. */
  fingerprint: z.string(),
  /** Start of the payment's comment on the platform. Identifies the intent. */
  commentPrefix: z.string(),
  /** Whole comment. Identifies the intent and the allocations. */
  comment: z.string(),
});
export type PaymentKeys = z.infer<typeof paymentKeys>;

/** Derives the keys of a payment. Leaves out the balances shown to the customer, because they may change between attempts. */
export async function toPaymentKeys(
  { tenant }: GatewayContext,
  { number }: AccountInfo,
  { intentId, allocations }: PaymentRequest,
): Promise<PaymentKeys> {
  const id = await sha256Hex('payment-intent', tenant, number, intentId);
  const fingerprint = await sha256Hex(
    'payment-asked',
    canonicalJson(allocations.map(({ invoiceNumber, amount }) => [invoiceNumber, amount])),
  );
  const commentPrefix = `Storefront payment ${id.slice(0, 32)}`;
  return { storeKey: `payment-plan|${id}`, fingerprint, commentPrefix, comment: `${commentPrefix} ${fingerprint.slice(0, 16)}` };
}

export async function readPaymentBaseline({ store }: GatewayContext, keys: PaymentKeys): Promise<PaymentBaseline | undefined> {
  const text = await store.get(keys.storeKey);
  return text === undefined ? undefined : paymentBaseline.parse(JSON.parse(text));
}

/** Saves the baseline. Called before anything is paid. */
export async function savePaymentBaseline({ store }: GatewayContext, keys: PaymentKeys, baseline: PaymentBaseline): Promise<void> {
  await store.set(keys.storeKey, JSON.stringify(baseline), BASELINE_LIFETIME);
}
