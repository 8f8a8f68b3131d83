import {
  createCustomObjectDefinitions,
  createCustomObjectRecords,
  listCustomObjectRecords,
} from '../../generated/api/operations/custom-objects.js';
import type { CustomObjectRecordWithAllFields as CustomRecord } from '../../generated/api/schemas/custom-objects.js';
import { quotedText } from '../../api/query/literal.js';
import type { IsoDateTime } from '../../api/schemas/values.js';
import type { GatewayContext } from '../context.js';
import { sha256Hex } from '../digest.js';
import { isRejected, isNotFound } from './platform-errors.js';

/**
 * Custom object `storefront_*` on the platform, for data that the gateway needs for years. Records are only added, never changed. The
 * newest record is the current one.
 */
export interface CustomObject {
  object: string;
  label: string;
  fields: Readonly<Record<string, { type: 'string' | 'integer'; label: string; maxLength?: number }>>;
  required: readonly string[];
  /** Fields whose values must be unique. */
  unique?: readonly string[];
  filterable: readonly string[];
}

/** Maximum number of pages to read from one list. Far more than one account needs. */
const MAX_PAGES = 25;
const PAGE_SIZE = 40;

/** Defines a custom object. Ignores a refusal, because another request may have defined the object first. */
async function defineObject(
  { billing }: GatewayContext,
  { object, label, fields, required, unique = [], filterable }: CustomObject,
): Promise<void> {
  const definition = { object, label, properties: fields, required, unique, filterable };
  try {
    await billing.call(
      createCustomObjectDefinitions,
      { definitions: { [object]: definition } },
      { idempotencyKey: await sha256Hex('definition', object, crypto.randomUUID()) },
    );
  } catch (error) {
    if (!isRejected(error)) throw error;
  }
}

/**
 * Adds a record. Defines the custom object first if the tenant does not have it.
 * @param key seed of the idempotency key, so that a retry does not add the record twice
 */
export async function createRecord(
  context: GatewayContext,
  customObject: CustomObject,
  record: Readonly<Record<string, string | number | undefined>>,
  key: string,
): Promise<void> {
  const input = {
    object: customObject.object,
    records: [Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))],
  };
  const create = async (keyPart: string) =>
    context.billing.call(createCustomObjectRecords, input, { idempotencyKey: await sha256Hex('record', customObject.object, keyPart) });
  try {
    await create(key);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    await defineObject(context, customObject);
    // Uses another idempotency key, because the platform would return the same error again for the first key.
    await create(`${key}|defined`);
  }
}

/** Creation time, for finding the newest record. */
const writtenAt = ({ CreatedDate }: CustomRecord): IsoDateTime => CreatedDate ?? '';

/** Reads the records whose field equals the given value, oldest first. Returns an empty array if the custom object does not exist. */
export async function readRecords(
  { billing }: Pick<GatewayContext, 'billing'>,
  { object }: CustomObject,
  field: string,
  value: string,
): Promise<CustomRecord[]> {
  const found: CustomRecord[] = [];
  try {
    let count = 0;
    for await (const { records } of billing.pages(listCustomObjectRecords, {
      object,
      q: `${field} eq ${quotedText(`q.${field}`, value)}`,
      pageSize: PAGE_SIZE,
    })) {
      // Checks the value again, because a wrong filter result would expose another account's record.
      found.push(...records.filter((record) => Reflect.get(record, field) === value));
      count += 1;
      if (count === MAX_PAGES) break;
    }
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  return found
    .map((record, index) => ({ record, index }))
    .sort((a, b) => Date.parse(writtenAt(a.record)) - Date.parse(writtenAt(b.record)) || a.index - b.index)
    .map(({ record }) => record);
}
