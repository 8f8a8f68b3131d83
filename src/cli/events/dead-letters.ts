import { nearestName } from '../../api/nearest-name.js';
import { parse } from '../../api/schemas/parse.js';
import { deliveryBody } from '../../gateway/events/recorder.js';
import { EVENT_KINDS, type GatewayEvent } from '../../gateway/index.js';
import { CommandFailure, EXIT_CODE } from '../failure.js';
import type { Terminal } from '../terminal.js';
import { openEventStore, type EventStore } from './event-store.js';

/** Which dead letters a command is about. */
export interface DeadLetterFilter {
  readonly account?: string;
  readonly kind?: string;
}

interface StoredLetter {
  readonly key: string;
  readonly event: GatewayEvent;
  readonly destination: string;
  readonly attempts: number;
  readonly error: string;
}

/** Maximum number of dead letters that one command reads. */
const LIMIT = 10_000;

function checkKind({ kind }: DeadLetterFilter): void {
  if (kind === undefined || EVENT_KINDS.some((known) => known === kind)) return;
  const meant = nearestName(kind, EVENT_KINDS);
  const hint = meant === undefined ? `Use one of: ${EVENT_KINDS.join(', ')}.` : `Did you mean "${meant}"?`;
  throw new CommandFailure(EXIT_CODE.usage, `There is no kind of event "${kind}". ${hint}`);
}

async function readLetters({ outbox, tenant }: EventStore, { account, kind }: DeadLetterFilter): Promise<StoredLetter[]> {
  const entries = await outbox.listDead(tenant, 'any', LIMIT);
  const letters = entries.map(({ key, destination, attempts, body }): StoredLetter => {
    const { event, error = '' } = parse(deliveryBody, JSON.parse(body));
    return { key, event, destination, attempts, error };
  });
  return letters.filter(
    ({ event }) => (account === undefined || event.accountNumber === account) && (kind === undefined || event.kind === kind),
  );
}

async function withStore(terminal: Terminal, env: Terminal['env'], work: (store: EventStore) => Promise<void>): Promise<void> {
  const store = await openEventStore(terminal, env);
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

const counted = (count: number): string => `${count} dead letter${count === 1 ? '' : 's'}`;

/** Prints the dead letters. Finding some is no failure of the command. */
export async function listDeadLetters(terminal: Terminal, env: Terminal['env'], filter: DeadLetterFilter): Promise<void> {
  checkKind(filter);
  await withStore(terminal, env, async (store) => {
    const letters = await readLetters(store, filter);
    for (const { event, destination, attempts, error } of letters) {
      // A reason may have line breaks, and may come from another server.
      const reason = error.replaceAll(/\s+/g, ' ').replaceAll(/\p{Cc}/gu, '');
      terminal.write(`${[event.id, event.kind, event.accountNumber ?? '-', destination, String(attempts), reason].join('  ')}\n`);
    }
    terminal.write(`${counted(letters.length)}.\n`);
  });
}

/** Makes dead letters due again. A running gateway delivers them. */
export async function retryDeadLetters(
  terminal: Terminal,
  env: Terminal['env'],
  { id, all, ...filter }: DeadLetterFilter & { readonly id: string | undefined; readonly all: boolean },
): Promise<void> {
  checkKind(filter);
  if ((id === undefined) !== all) {
    throw new CommandFailure(EXIT_CODE.usage, 'Give either the id of an event or --all. "storefront-elements events list" shows the ids.');
  }
  await withStore(terminal, env, async (store) => {
    const letters = (await readLetters(store, filter)).filter(({ event }) => id === undefined || event.id === id);
    if (letters.length === 0 && id !== undefined) {
      throw new CommandFailure(
        EXIT_CODE.problem,
        `There is no dead letter of the event ${id}. "storefront-elements events list" shows all.`,
      );
    }
    for (const { key } of letters) await store.outbox.reopen(store.tenant, key, Date.now());
    terminal.write(`${counted(letters.length)} will be delivered again by the next running gateway.\n`);
  });
}
