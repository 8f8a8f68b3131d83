import { SEQUENCE_STEP, type NewOutboxEntry, type OutboxEntry, type OutboxResult, type OutboxStore } from './outbox-store.js';

interface Row extends NewOutboxEntry {
  readonly tenant: string;
  readonly sequence: number;
  readonly attempts: number;
  readonly state: OutboxResult['state'];
}

/** Maximum number of finished entries. Beyond it, the oldest are forgotten, and a repetition of their event would be delivered again. */
const MAX_CLOSED = 100_000;

const byOrder = (a: Row, b: Row): number => a.sequence - b.sequence || (a.key < b.key ? -1 : 1);
const toEntry = ({ key, account, destination, body, attempts }: Row): OutboxEntry => ({ key, account, destination, body, attempts });

/** Creates an outbox in memory, for a gateway that runs as one process. Its events are lost when the process ends. */
export function createMemoryOutbox(): OutboxStore {
  const open = new Map<string, Row>();
  const closed = new Map<string, Row>();
  let lastSequence = 0;
  const nameOf = (tenant: string, key: string): string => JSON.stringify([tenant, key]);
  const openRows = (tenant: string): Row[] => [...open.values()].filter((row) => row.tenant === tenant).sort(byOrder);
  const close = (name: string, row: Row): void => {
    closed.set(name, row);
    const [oldest] = closed.size > MAX_CLOSED ? closed.keys() : [];
    if (oldest !== undefined) closed.delete(oldest);
  };
  /** Claimed row that nobody else has claimed since. */
  const claimed = (name: string, attempts: number): Row | undefined => {
    const row = open.get(name);
    return row?.attempts === attempts ? row : undefined;
  };

  return {
    add(tenant, entries, replaces) {
      const replacedName = nameOf(tenant, replaces ?? '');
      const replaced = open.get(replacedName) ?? closed.get(replacedName);
      open.delete(replacedName);
      closed.delete(replacedName);
      for (const [position, entry] of entries.entries()) {
        const name = nameOf(tenant, entry.key);
        const existing = open.get(name);
        if (existing?.destination === '') open.set(name, { ...existing, ...entry, attempts: existing.attempts + 1 });
        else if (!existing && !closed.has(name)) {
          lastSequence += SEQUENCE_STEP;
          const sequence = (replaced?.sequence ?? lastSequence) + position;
          open.set(name, { ...entry, tenant, sequence, attempts: 0, state: 'open' });
        }
      }
      return Promise.resolve();
    },
    claim(tenant, { destination, now, until, limit }) {
      const blocked = new Set<string>();
      const claims: Row[] = [];
      for (const row of openRows(tenant)) {
        if (row.destination !== '' && row.destination !== destination) continue;
        const isFree = row.destination === destination && row.dueAt <= now && (destination === '' || !blocked.has(row.account));
        if (isFree && claims.length < limit) claims.push(row);
        if (row.account !== '') blocked.add(row.account);
      }
      const updated = claims.map((row) => ({ ...row, dueAt: until, attempts: row.attempts + 1 }));
      for (const row of updated) open.set(nameOf(tenant, row.key), row);
      return Promise.resolve(updated.map(toEntry));
    },
    settle(tenant, { key, attempts }, result) {
      const name = nameOf(tenant, key);
      const row = claimed(name, attempts);
      if (row) {
        const { account = row.account, ...changes } = result;
        open.delete(name);
        if (result.state === 'open') open.set(name, { ...row, ...changes, account });
        else close(name, { ...row, ...changes, account });
      }
      return Promise.resolve();
    },
    remove(tenant, { key, attempts }) {
      const name = nameOf(tenant, key);
      if (claimed(name, attempts)) open.delete(name);
      return Promise.resolve();
    },
    listDead(tenant, destinations, limit) {
      const dead = [...closed.values()].filter((row) => row.tenant === tenant && row.state === 'dead');
      const isLost = (destination: string): boolean => destination !== '' && destinations !== 'any' && !destinations.includes(destination);
      const lost = openRows(tenant).filter(({ destination }) => isLost(destination));
      return Promise.resolve([...dead, ...lost].sort(byOrder).slice(0, limit).map(toEntry));
    },
    reopen(tenant, key, dueAt) {
      const name = nameOf(tenant, key);
      const row = closed.get(name);
      if (row?.state === 'dead') {
        closed.delete(name);
        open.set(name, { ...row, state: 'open', attempts: 0, dueAt });
      }
      return Promise.resolve();
    },
    prune(tenant, now) {
      for (const [name, row] of closed) if (row.tenant === tenant && row.dueAt <= now) closed.delete(name);
      return Promise.resolve();
    },
  };
}
