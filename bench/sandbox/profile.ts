import { Session, type Profiler } from 'node:inspector/promises';

/** Time that a process spends on each kind of work, in milliseconds. */
export type TimeByKind = Record<string, number>;

/** Kinds of work, recognized by stack frame. The innermost frame that matches decides. */
const KINDS: readonly [kind: string, fits: RegExp][] = [
  ['SQL in the embedded database', /^wasm:|@electric-sql\/pglite/],
  ['validation (zod)', /node_modules\/zod\//],
  ['writing and reading SQL (drizzle)', /node_modules\/drizzle-orm\//],
  ['talking to Postgres (pg)', /node_modules\/pg[\w-]*\//],
  ['decimals and dates', /node_modules\/(?:decimal\.js|temporal-polyfill)\//],
  ['HTTP (hono)', /node_modules\/(?:hono|@hono)\//],
  ["the sandbox's own code", /\/(?:demo\/sandbox|src\/api)\//],
];

const JSON_KIND = 'JSON';
const REST = 'Node.js (sockets, HTTP, promises)';
/** Idle time of the process, while it waits for its client or its database. */
export const WAITING = 'waiting';
const BY_NAME: ReadonlyMap<string, string> = new Map([
  ['(idle)', WAITING],
  ['(garbage collector)', 'garbage collection'],
  ['benchParse', JSON_KIND],
  ['benchStringify', JSON_KIND],
]);

/** Wraps the functions of `JSON`, because a profile has no frames for built-in functions. */
export function markJson(): void {
  const { parse, stringify } = JSON;
  const functions = [
    function benchParse(...values: unknown[]): unknown {
      return Reflect.apply(parse, JSON, values);
    },
    function benchStringify(...values: unknown[]): unknown {
      return Reflect.apply(stringify, JSON, values);
    },
  ];
  for (const value of functions) {
    const name = value.name === 'benchParse' ? 'parse' : 'stringify';
    Object.defineProperty(JSON, name, { value, configurable: true, writable: true });
  }
}

function kindOf({ functionName, url }: Profiler.ProfileNode['callFrame']): string | undefined {
  return BY_NAME.get(functionName) ?? KINDS.find(([, fits]) => fits.test(url))?.[0];
}

function sumUp({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): TimeByKind {
  const kinds = new Map<number, string>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const visit = (id: number, inherited: string): void => {
    const node = byId.get(id);
    if (!node) return;
    const kind = kindOf(node.callFrame) ?? inherited;
    kinds.set(id, kind);
    for (const child of node.children ?? []) visit(child, kind);
  };
  for (const node of nodes.slice(0, 1)) visit(node.id, REST);
  const sums: TimeByKind = {};
  samples.forEach((id, index) => {
    const kind = kinds.get(id) ?? REST;
    sums[kind] = (sums[kind] ?? 0) + (timeDeltas[index] ?? 0) / 1000;
  });
  return sums;
}

/** Profiles this process. The returned function stops the profile and returns the time by kind of work. */
export async function startProfile(): Promise<() => Promise<TimeByKind>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 500 });
  await session.post('Profiler.start');
  return async () => {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    return sumUp(profile);
  };
}
