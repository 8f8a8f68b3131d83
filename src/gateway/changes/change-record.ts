import { base64url } from 'jose';
import { cancellationReceipt, type CancellationReceipt, type ChangeRequest } from '../../api/schemas/storefront/changes.js';
import { isoDate, type IsoDate, type Money } from '../../api/schemas/values.js';
import { array, boolean, object, optional, string } from '../../api/schemas/validation.js';
import type { Validator } from '../../api/schemas/validator.js';
import type { GatewayContext } from '../context.js';
import { parse } from '../../api/schemas/parse.js';
import { canonicalJson } from '../../api/canonical-json.js';
import { plainSha256, sha256Hex } from '../digest.js';

/** Lifetime of a record in milliseconds. Longer than the time in which a change can be resumed. */
const RECORD_LIFETIME = 48 * 3600 * 1000;

/** Record of a change, saved before the order is sent. */
export interface ChangeRecord {
  /** Fingerprint of the requested change. */
  fingerprint: string;
  effectiveDate: IsoDate;
  /** True if the change takes effect after today. */
  isLater: boolean;
  receipt?: CancellationReceipt | undefined;
  /** Set after the platform has confirmed the order. */
  invoiceNumbers?: string[] | undefined;
}

export const changeRecord: Validator<ChangeRecord> = object({
  fingerprint: string,
  effectiveDate: isoDate,
  isLater: boolean,
  receipt: optional(cancellationReceipt),
  invoiceNumbers: optional(array(string)),
});

const storeKey = ({ tenant }: GatewayContext, orderNumber: string): string => `change|${tenant}|${orderNumber}`;

/** Fingerprint of the requested change. Excludes quote and payment method, which may differ in a retry. */
export const changeRequestFingerprint = ({ number, change }: Pick<ChangeRequest, 'number' | 'change'>): Promise<string> =>
  sha256Hex('change', number, canonicalJson(change));

/** Creates the receipt of a cancellation. Anybody can use its digest to check that the receipt is unchanged. */
export async function toCancellationReceipt(details: {
  orderNumber: string;
  subscriptionNumber: string;
  receivedAt: string;
  endDate: IsoDate;
  credit: Money | undefined;
}): Promise<CancellationReceipt> {
  const { credit, ...rest } = details;
  const receipt = { ...rest, ...(credit ? { credit } : {}) };
  return { ...receipt, digest: base64url.encode(await plainSha256(canonicalJson(receipt))) };
}

/** Saves the record of a change. Called before the order is sent, so that an interrupted change can be resumed. */
export async function saveChangeRecord(context: GatewayContext, orderNumber: string, record: ChangeRecord): Promise<void> {
  await context.store.set(storeKey(context, orderNumber), JSON.stringify(record), RECORD_LIFETIME);
}

/** Reads the record of a change by its order number. Returns undefined if it has expired. */
export async function readChangeRecord(context: GatewayContext, orderNumber: string): Promise<ChangeRecord | undefined> {
  const text = await context.store.get(storeKey(context, orderNumber));
  return text === undefined ? undefined : parse(changeRecord, JSON.parse(text));
}
