import * as z from 'zod';
import type { DecimalString } from '../../api/schemas/values.js';
import type { AccountFacts, Context } from '../context.js';
import { sha256Hex } from '../digest.js';

/** Milliseconds for which it is known what a payment was to come to; longer than its repetitions are recognized. */
const KEPT = 48 * 3600 * 1000;

/** What somebody wants to pay, and what each invoice owed when it was first asked for: by both is known what is left to do. */
const plan = z.object({ asked: z.string(), owed: z.record(z.string(), z.string()) });
export type Plan = z.infer<typeof plan>;

/** Everything by which one payment is recognized, whatever else is forgotten. */
export interface PaymentNames {
  /** Of its plan. */
  plan: string;
  /** With the payment on the platform. */
  comment: string;
}

export async function namesOf({ tenant }: Context, { number }: AccountFacts, intentId: string): Promise<PaymentNames> {
  const id = await sha256Hex('payment-intent', tenant, number, intentId);
  return { plan: `payment-plan|${id}`, comment: `Storefront payment ${id.slice(0, 32)}` };
}

export async function planOf({ store }: Context, names: PaymentNames): Promise<Plan | undefined> {
  const text = await store.get(names.plan);
  return text === undefined ? undefined : plan.parse(JSON.parse(text));
}

/** Writes down, before anything is done, what is about to be. */
export async function rememberPlan({ store }: Context, names: PaymentNames, made: Plan): Promise<void> {
  await store.set(names.plan, JSON.stringify(made), KEPT);
}

/** What an invoice owed when a payment began; now, for one that is not planned. */
export function owedBefore({ owed }: Plan, invoiceNumber: string, now: DecimalString): DecimalString {
  return Object.hasOwn(owed, invoiceNumber) ? (owed[invoiceNumber] ?? now) : now;
}
