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
import { isDefinite, isNotFound } from './problems.js';

/**
 * What the gateway has to remember for years is kept on the platform, as records of custom objects `storefront_*`: the platform stays the one
 * database. Records are only added; the newest of a kind is in force (flows.md ruling 9).
 */
export interface CustomObject {
  object: string;
  label: string;
  fields: Readonly<Record<string, { type: 'string' | 'integer'; label: string; maxLength?: number }>>;
  required: readonly string[];
  /** Fields of which no two records may have the same value. */
  unique?: readonly string[];
  filterable: readonly string[];
}

/** Pages that are read of any one list; far above what an account has. */
const MAX_PAGES = 25;
const PAGE_SIZE = 40;

/** Defines an object where the tenant has none yet. Another request may be faster, which is as good. */
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
    if (!isDefinite(error)) throw error;
  }
}

/**
 * Adds a record, and the object itself where the tenant has none yet.
 * @param key derived from what is recorded: the same record is added once
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
    // A key answers what it answered before.
    await create(`${key}|defined`);
  }
}

/** When a record was written, for finding the newest. */
const writtenAt = ({ CreatedDate }: CustomRecord): IsoDateTime => CreatedDate ?? '';

/** Records in which a field has a value, the oldest first; none where the tenant has no such object yet. */
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
      // The filter is the platform's; whose record it is says the record.
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
