import { base64url } from 'jose';
import * as z from 'zod';
import { cancellationReceipt, type CancellationReceipt, type ChangeRequest } from '../../api/schemas/storefront/changes.js';
import { isoDate, type IsoDate, type Money } from '../../api/schemas/values.js';
import type { GatewayContext } from '../context.js';
import { canonicalJson, plainSha256, sha256Hex } from '../digest.js';

/** Milliseconds for which it is remembered; longer than a change can be carried on. */
const KEPT = 48 * 3600 * 1000;

const record = z.object({
  /** Stands for what was asked. */
  print: z.string(),
  effectiveDate: isoDate,
  /** True for what is agreed for a day to come. */
  later: z.boolean(),
  receipt: z.optional(cancellationReceipt),
  /** Once it is done and the platform said so. */
  invoiceNumbers: z.optional(z.array(z.string())),
});
/** What is known of a change from before it is done. */
export type Remembered = z.infer<typeof record>;

const nameOf = ({ tenant }: GatewayContext, orderNumber: string): string => `change|${tenant}|${orderNumber}`;

/** Stands for what is asked of which subscription. The confirmed price and the method may differ at a later attempt. */
export const printOf = ({ number, change }: Pick<ChangeRequest, 'number' | 'change'>): Promise<string> =>
  sha256Hex('change', number, canonicalJson(change));

/** Proof that a cancellation was received. */
export async function receiptOf(facts: {
  orderNumber: string;
  subscriptionNumber: string;
  receivedAt: string;
  endDate: IsoDate;
  credit: Money | undefined;
}): Promise<CancellationReceipt> {
  const { credit, ...known } = facts;
  const receipt = { ...known, ...(credit ? { credit } : {}) };
  return { ...receipt, digest: base64url.encode(await plainSha256(canonicalJson(receipt))) };
}

/** Writes down what is about to be done, so that it is known however it goes on. */
export async function remember(context: GatewayContext, orderNumber: string, facts: Remembered): Promise<void> {
  await context.store.set(nameOf(context, orderNumber), JSON.stringify(facts), KEPT);
}

/** What was to be done by an order; undefined if it is no longer remembered. */
export async function rememberedOf(context: GatewayContext, orderNumber: string): Promise<Remembered | undefined> {
  const text = await context.store.get(nameOf(context, orderNumber));
  return text === undefined ? undefined : record.parse(JSON.parse(text));
}
