import * as z from 'zod';
import type { StartedSandbox } from './sandbox.js';

const failures = z.array(z.object({ Code: z.string(), Message: z.string() }));
const saved = z.array(z.object({ Success: z.boolean(), Id: z.string().optional(), Errors: failures.optional() })).length(1);
const deleted = z.array(z.object({ success: z.boolean(), errors: failures.optional() })).length(1);
const found = z.object({ records: z.array(z.record(z.string(), z.unknown())) });

/** Reasons why an object was not written. Empty on success. */
export type Refusals = z.output<typeof failures>;

/** Calls for single generic objects. Methods throw if the sandbox refuses, except those that begin with `try`. */
export interface Objects {
  create(type: string, fields: object): Promise<string>;
  update(type: string, id: string, fields: object): Promise<void>;
  remove(type: string, id: string): Promise<void>;
  rows(queryString: string): Promise<Record<string, unknown>[]>;
  /** Returns the id of any matching object. */
  idOf(type: string): Promise<string>;
  tryCreate(type: string, fields: object): Promise<Refusals>;
  tryUpdate(type: string, id: string, fields: object): Promise<Refusals>;
  tryRemove(type: string, id: string): Promise<Refusals>;
}

export function objectsOf({ call }: Pick<StartedSandbox, 'call'>): Objects {
  const act = async (action: string, json: object) => (await call(`/v1/action/${action}`, { json })).body;
  const create = async (type: string, fields: object) => saved.parse(await act('create', { type, objects: [fields] }))[0];
  const tryUpdate = async (type: string, id: string, fields: object): Promise<Refusals> =>
    saved.parse(await act('update', { type, objects: [{ Id: id, ...fields }] }))[0]?.Errors ?? [];
  const tryRemove = async (type: string, id: string): Promise<Refusals> =>
    deleted.parse(await act('delete', { type, ids: [id] }))[0]?.errors ?? [];
  const assertNoRefusals = (what: string, refusals: Refusals): void => {
    if (refusals.length > 0) throw new Error(`${what}: ${JSON.stringify(refusals)}`);
  };
  const rows = async (queryString: string) => found.parse(await act('query', { queryString })).records;
  return {
    create: async (type, fields) => {
      const answer = await create(type, fields);
      assertNoRefusals(`create ${type}`, answer?.Errors ?? []);
      return answer?.Id ?? '';
    },
    tryCreate: async (type, fields) => (await create(type, fields))?.Errors ?? [],
    update: async (type, id, fields) => assertNoRefusals(`update ${type}`, await tryUpdate(type, id, fields)),
    tryUpdate,
    remove: async (type, id) => assertNoRefusals(`delete ${type}`, await tryRemove(type, id)),
    tryRemove,
    rows,
    idOf: async (type) => String((await rows(`select Id from ${type}`))[0]?.['Id']),
  };
}
