import type { Client } from '../../../api/client.js';
import { describe, type DescribedField, type ObjectDescription } from '../../../api/objects/describe.js';
import { writeAny, type AnyWriteResult } from '../../../api/objects/write.js';
import { createObjects, deleteObjects, query, queryMore, updateObjects } from '../../../generated/api/operations/actions.js';
import type { Operation } from '../../../api/operations/operation.js';
import type { ConditionNode } from '../../../api/query/index.js';
import { disjunctiveText } from '../../../api/query/normal-form.js';

/** A record as the platform gives it: what it leaves out is empty. */
export type ObjectRecord = Readonly<Record<string, unknown>>;

export interface Found {
  readonly records: readonly ObjectRecord[];
  /** How many there are in all. */
  readonly size: number;
  /** Leads to the next ones; undefined after the last. */
  readonly locator: string | undefined;
}

/** What became of one record of several: undefined if it was done, else why not. */
export type Refusal = string | undefined;

/** Records of one call of an action. */
const MOST = 50;
/** Records that a list begins with, and those that come with each next page. */
const FIRST = 50;
const NEXT = 200;

/** Names as they may stand in a query; what a description names otherwise is left out. */
const NAME = /^\w{1,64}$/;
const ID = /^[\w-]{1,64}$/;
const WORD_FOR_ID = 'Id';

/** Whether a field can be asked for in a query. */
export function isQueried({ name, contexts, selectable = true }: DescribedField): boolean {
  return NAME.test(name) && selectable && (contexts.length === 0 || contexts.includes('soap'));
}

/** Fields of a record that people neither choose nor change. */
const KEPT_BY_PLATFORM = /^(?:Id|(?:Created|Updated)(?:Date|ById)|[A-Z]\w*Number__\w+)$/;

/** Fields that people fill in for a new record, or change in one that is there: as the description says, where it says it. */
export function editableFields({ fields }: ObjectDescription, isNew: boolean): DescribedField[] {
  return fields.filter(
    ({ name, createable = true, updateable = true }) => !KEPT_BY_PLATFORM.test(name) && (isNew ? createable : updateable),
  );
}

/** The query that lists a type, or those of its records that fit a condition. */
export function queryFor({ name, fields }: ObjectDescription, condition?: ConditionNode): string {
  const names = fields.filter(isQueried).map((field) => field.name);
  const all = names.includes(WORD_FOR_ID) ? [WORD_FOR_ID, ...names.filter((field) => field !== WORD_FOR_ID)] : names;
  return `select ${all.join(', ')} from ${name}${condition ? ` where ${disjunctiveText(name, condition)}` : ''}`;
}

/** The type that a query asks for. */
export function typeOf(text: string): string | undefined {
  return /\bfrom\s+(\w{1,64})(?!\w)/i.exec(text)?.[1];
}

/** The type that a field leads to, such as `Account` for `AccountId`; undefined for a field that leads nowhere. */
export function referenceOf({ related, name: own }: ObjectDescription, field: string): string | undefined {
  const stem = /^(\w+)Id$/.exec(field)?.[1];
  if (stem === undefined) return undefined;
  const names = related.map(({ name }) => name);
  if (names.includes(stem)) return stem;
  if (/^(?:BillTo|SoldTo|ShipTo)$/.test(stem)) return 'Contact';
  return stem === 'Parent' ? own : undefined;
}

/** Why a record was refused, in the platform's words. */
function refusalOf(result: AnyWriteResult | undefined): Refusal {
  if (result === undefined || result.success) return undefined;
  const words = result.errors.map(({ message }) => message).filter(Boolean);
  return words.join(' ') || '?';
}

/** Objects of the billing API by name, for one client. */
export class ObjectSource {
  readonly #client: Client;
  readonly #descriptions = new Map<string, Promise<ObjectDescription>>();

  constructor(client: Client) {
    this.#client = client;
  }

  /** What a type is made of; asked for once. */
  describe(type: string): Promise<ObjectDescription> {
    let known = this.#descriptions.get(type);
    if (!known) {
      known = describe(this.#client, type);
      known.catch(() => this.#descriptions.delete(type));
      this.#descriptions.set(type, known);
    }
    return known;
  }

  async find(queryString: string, signal: AbortSignal): Promise<Found> {
    const {
      records = [],
      size,
      done,
      queryLocator,
    } = await this.#client.call(query, { queryString, conf: { batchSize: FIRST } }, { signal });
    return { records, size, locator: done ? undefined : queryLocator };
  }

  async more(queryLocator: string, signal: AbortSignal): Promise<Found> {
    const {
      records = [],
      size = 0,
      done,
      queryLocator: next,
    } = await this.#client.call(queryMore, { queryLocator, conf: { batchSize: NEXT } }, { signal });
    return { records, size, locator: done ? undefined : next };
  }

  /** One record with all its fields; undefined if there is none. */
  async read(type: string, id: string, signal: AbortSignal): Promise<ObjectRecord | undefined> {
    if (!ID.test(id)) return undefined;
    const isIt: ConditionNode = { kind: 'compare', field: WORD_FOR_ID, comparison: '=', value: id };
    return (await this.find(queryFor(await this.describe(type), isIt), signal)).records[0];
  }

  /** Answers the id of the new record, or why there is none. */
  async create(type: string, fields: ObjectRecord, idempotencyKey: string): Promise<{ id: string } | { refused: string }> {
    const [result] = await this.#act(createObjects, { type, objects: [{ ...fields }] }, 1, idempotencyKey);
    return result?.success ? { id: result.id } : { refused: refusalOf(result) ?? '?' };
  }

  /** Changes records, some at a time, in order; `told` hears of those that are through. */
  async update(
    type: string,
    changes: readonly (ObjectRecord & { readonly Id: string })[],
    keyOf: (part: number) => string,
    told: (results: readonly Refusal[]) => void = () => undefined,
  ): Promise<Refusal[]> {
    const results: Refusal[] = [];
    for (let at = 0; at < changes.length; at += MOST) {
      const objects = changes.slice(at, at + MOST).map((change) => ({ ...change }));
      results.push(...(await this.#act(updateObjects, { type, objects }, objects.length, keyOf(at / MOST))).map(refusalOf));
      told(results);
    }
    return results;
  }

  async remove(type: string, id: string, idempotencyKey: string): Promise<Refusal> {
    const [result] = await this.#act(deleteObjects, { type, ids: [id] }, 1, idempotencyKey);
    return refusalOf(result);
  }

  /** What became of each record, in order; that all were refused is no failure. */
  #act<Input>(row: Operation<Input, unknown[]>, input: NoInfer<Input>, count: number, idempotencyKey: string): Promise<AnyWriteResult[]> {
    return writeAny(this.#client, row, input, count, { idempotencyKey });
  }
}
