import type { Client } from '../../../api/client.js';
import { describe, type DescribedField, type ObjectDescription } from '../../../api/objects/describe.js';
import { writeAny, type AnyWriteResult } from '../../../api/objects/write.js';
import { createObjects, deleteObjects, query, queryMore, updateObjects } from '../../../generated/api/operations/actions.js';
import type { Operation } from '../../../api/operations/operation.js';
import type { ConditionNode } from '../../../api/query/index.js';
import { disjunctiveText } from '../../../api/query/normal-form.js';

/** Record as returned by the platform. Empty fields are missing. */
export type ObjectRecord = Readonly<Record<string, unknown>>;

export interface QueryResult {
  readonly records: readonly ObjectRecord[];
  /** Total number of matching records. */
  readonly size: number;
  /** Cursor for the next page (`queryLocator`). Undefined on the last page. */
  readonly nextCursor: string | undefined;
}

/** Reason why the platform refused a record. Undefined if the write succeeded. */
export type Refusal = string | undefined;

const MAX_RECORDS_PER_CALL = 50;
const FIRST_PAGE_SIZE = 50;
const NEXT_PAGE_SIZE = 200;

/** Names that are safe in a query. Fields with other names are not queried. */
const NAME_PATTERN = /^\w{1,64}$/;
const ID_PATTERN = /^[\w-]{1,64}$/;
const ID_FIELD = 'Id';

/** True if a query can select the field. */
export function isQueryable({ name, contexts, selectable = true }: DescribedField): boolean {
  return NAME_PATTERN.test(name) && selectable && (contexts.length === 0 || contexts.includes('soap'));
}

/** Fields that only the platform sets. */
const SYSTEM_FIELD_PATTERN = /^(?:Id|(?:Created|Updated)(?:Date|ById)|[A-Z]\w*Number__\w+)$/;

/** Returns the fields that can be set in a new record, or changed in an existing one. */
export function editableFields({ fields }: ObjectDescription, isNew: boolean): DescribedField[] {
  return fields.filter(
    ({ name, createable = true, updateable = true }) => !SYSTEM_FIELD_PATTERN.test(name) && (isNew ? createable : updateable),
  );
}

/** Returns the query for the records of a type that match a condition. */
export function buildQuery({ name, fields }: ObjectDescription, condition?: ConditionNode): string {
  const names = fields.filter(isQueryable).map((field) => field.name);
  const selected = names.includes(ID_FIELD) ? [ID_FIELD, ...names.filter((field) => field !== ID_FIELD)] : names;
  return `select ${selected.join(', ')} from ${name}${condition ? ` where ${disjunctiveText(name, condition)}` : ''}`;
}

/** Returns the type that a query selects from. */
export function queriedType(text: string): string | undefined {
  return /\bfrom\s+(\w{1,64})(?!\w)/i.exec(text)?.[1];
}

/** Returns the type that a field references, such as `Account` for `AccountId`. Undefined if the field is not a reference. */
export function referencedType({ related, name: ownType }: ObjectDescription, field: string): string | undefined {
  const referenceName = /^(\w+)Id$/.exec(field)?.[1];
  if (referenceName === undefined) return undefined;
  const names = related.map(({ name }) => name);
  if (names.includes(referenceName)) return referenceName;
  if (/^(?:BillTo|SoldTo|ShipTo)$/.test(referenceName)) return 'Contact';
  return referenceName === 'Parent' ? ownType : undefined;
}

/** Returns the platform's reason for a refused record. */
function refusalOf(result: AnyWriteResult | undefined): Refusal {
  if (result === undefined || result.success) return undefined;
  const messages = result.errors.map(({ message }) => message).filter(Boolean);
  return messages.join(' ') || '?';
}

/** Reads and writes objects of the billing API by type name. */
export class ObjectSource {
  readonly #client: Client;
  readonly #descriptions = new Map<string, Promise<ObjectDescription>>();

  constructor(client: Client) {
    this.#client = client;
  }

  /** Returns the description of a type. Cached after the first successful call. */
  describe(type: string): Promise<ObjectDescription> {
    let description = this.#descriptions.get(type);
    if (!description) {
      description = describe(this.#client, type);
      description.catch(() => this.#descriptions.delete(type));
      this.#descriptions.set(type, description);
    }
    return description;
  }

  async find(queryString: string, signal: AbortSignal): Promise<QueryResult> {
    const {
      records = [],
      size,
      done,
      queryLocator,
    } = await this.#client.call(query, { queryString, conf: { batchSize: FIRST_PAGE_SIZE } }, { signal });
    return { records, size, nextCursor: done ? undefined : queryLocator };
  }

  async findMore(queryLocator: string, signal: AbortSignal): Promise<QueryResult> {
    const {
      records = [],
      size = 0,
      done,
      queryLocator: next,
    } = await this.#client.call(queryMore, { queryLocator, conf: { batchSize: NEXT_PAGE_SIZE } }, { signal });
    return { records, size, nextCursor: done ? undefined : next };
  }

  /** Reads a record with all its fields. Undefined if it does not exist. */
  async read(type: string, id: string, signal: AbortSignal): Promise<ObjectRecord | undefined> {
    if (!ID_PATTERN.test(id)) return undefined;
    const hasId: ConditionNode = { kind: 'compare', field: ID_FIELD, comparison: '=', value: id };
    return (await this.find(buildQuery(await this.describe(type), hasId), signal)).records[0];
  }

  /** Creates a record. Returns its id, or the reason why it was refused. */
  async create(type: string, fields: ObjectRecord, idempotencyKey: string): Promise<{ id: string } | { refusal: string }> {
    const [result] = await this.#write(createObjects, { type, objects: [{ ...fields }] }, 1, idempotencyKey);
    return result?.success ? { id: result.id } : { refusal: refusalOf(result) ?? '?' };
  }

  /** Updates records in order, in batches. Calls `onProgress` with all results so far after each batch. */
  async update(
    type: string,
    changes: readonly (ObjectRecord & { readonly Id: string })[],
    idempotencyKeyOf: (part: number) => string,
    onProgress: (results: readonly Refusal[]) => void = () => undefined,
  ): Promise<Refusal[]> {
    const results: Refusal[] = [];
    for (let start = 0; start < changes.length; start += MAX_RECORDS_PER_CALL) {
      const objects = changes.slice(start, start + MAX_RECORDS_PER_CALL).map((change) => ({ ...change }));
      results.push(
        ...(await this.#write(updateObjects, { type, objects }, objects.length, idempotencyKeyOf(start / MAX_RECORDS_PER_CALL))).map(
          refusalOf,
        ),
      );
      onProgress(results);
    }
    return results;
  }

  async remove(type: string, id: string, idempotencyKey: string): Promise<Refusal> {
    const [result] = await this.#write(deleteObjects, { type, ids: [id] }, 1, idempotencyKey);
    return refusalOf(result);
  }

  /** Returns the result of each record, in order. Does not throw if all records are refused. */
  #write<Input>(row: Operation<Input, unknown[]>, input: NoInfer<Input>, count: number, idempotencyKey: string): Promise<AnyWriteResult[]> {
    return writeAny(this.#client, row, input, count, { idempotencyKey });
  }
}
