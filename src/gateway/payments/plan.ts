import * as z from 'zod';
import type { PaymentRequest } from '../../api/schemas/storefront/payments.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { canonicalJson, sha256Hex } from '../digest.js';

/** Milliseconds for which it is known what a payment was to come to; longer than its repetitions are recognized. */
const KEPT = 48 * 3600 * 1000;

/**
 * What somebody wants to pay, and what each invoice owed and had been credited when it was first asked for: by all of it is known what is left to do.
 */
const plan = z.object({
  asked: z.string(),
  invoices: z.record(z.string(), z.object({ owed: z.string(), credited: z.string() })),
});
export type Plan = z.infer<typeof plan>;

/** Everything by which one payment is recognized, whatever else is forgotten. */
export interface PaymentNames {
  /** Of its plan. */
  plan: string;
  /** Stands for what is paid of which invoices. */
  asked: string;
  /** Beginning of the comment that the payment has on the platform. */
  intent: string;
  /** The whole of it, which says what was asked for too. */
  comment: string;
}

/** What was seen of the invoices may be read again between two attempts of the same payment, so it is no part of what is asked. */
export async function namesOf(
  { tenant }: GatewayContext,
  { number }: AccountInfo,
  { intentId, allocations }: PaymentRequest,
): Promise<PaymentNames> {
  const id = await sha256Hex('payment-intent', tenant, number, intentId);
  const asked = await sha256Hex('payment-asked', canonicalJson(allocations.map(({ invoiceNumber, amount }) => [invoiceNumber, amount])));
  const intent = `Storefront payment ${id.slice(0, 32)}`;
  return { plan: `payment-plan|${id}`, asked, intent, comment: `${intent} ${asked.slice(0, 16)}` };
}

export async function planOf({ store }: GatewayContext, names: PaymentNames): Promise<Plan | undefined> {
  const text = await store.get(names.plan);
  return text === undefined ? undefined : plan.parse(JSON.parse(text));
}

/** Writes down, before anything is done, what is about to be. */
export async function rememberPlan({ store }: GatewayContext, names: PaymentNames, made: Plan): Promise<void> {
  await store.set(names.plan, JSON.stringify(made), KEPT);
}
