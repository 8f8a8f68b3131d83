import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flush, treat, TREATMENT_NAMES, World, type Exchange, type Page, type Tab, type Treatment } from '../support/submission-world.js';

/** Something that happens to one of the tabs. */
type Happening =
  | { readonly what: 'send'; readonly color: string }
  | { readonly what: 'treat'; readonly how: Treatment }
  | {
      readonly what:
        | 'double click'
        | 'check'
        | 'end pause'
        | 'apply late'
        | 'reload'
        | 'duplicate tab'
        | 'go offline'
        | 'go online'
        | 'disconnect'
        | 'reconnect'
        | 'notice session end'
        | 'renew session'
        | 'reset';
    };

const numRuns = Math.max(300, Number(process.env['PROPERTY_RUNS'] ?? 0));

const colors = fc.constantFrom('red', 'blue');
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 6, arbitrary: colors.map((color) => ({ what: 'send', color }) as const) },
  { weight: 10, arbitrary: fc.constantFrom(...TREATMENT_NAMES).map((how) => ({ what: 'treat', how }) as const) },
  { weight: 4, arbitrary: fc.constantFrom('check' as const, 'end pause' as const).map((what) => ({ what })) },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom(
        'double click' as const,
        'apply late' as const,
        'reload' as const,
        'duplicate tab' as const,
        'go offline' as const,
        'go online' as const,
        'disconnect' as const,
        'reconnect' as const,
        'notice session end' as const,
        'renew session' as const,
        'reset' as const,
      )
      .map((what) => ({ what })),
  },
);
const histories = fc.array(fc.record({ tab: fc.nat({ max: 1 }), happening }), { maxLength: 40 });

function happen(world: World, tab: Tab, event: Happening): void {
  const { page } = tab;
  switch (event.what) {
    case 'send':
      return page.send(event.color);
    case 'double click':
      page.send('red');
      return page.send('blue');
    case 'treat':
      return treat(page, event.how);
    case 'check':
      return page.runner.check();
    case 'end pause':
      return page.endPause?.();
    case 'apply late':
      for (const exchange of world.late.splice(0, 1)) world.server.handle(exchange, 'applied');
      return;
    case 'reload':
      return tab.reload();
    case 'duplicate tab':
      if (world.tabs.length === 1) tab.duplicate();
      return;
    case 'go offline':
      world.isOnline = false;
      return;
    case 'go online':
      world.isOnline = true;
      for (const each of world.tabs) each.page.runner.online();
      return;
    case 'disconnect':
      return page.runner.disconnect();
    case 'reconnect':
      return page.runner.connect();
    case 'notice session end':
      if (!page.isSignedIn) page.runner.followSession(false);
      return;
    case 'renew session':
      page.isSignedIn = true;
      return page.runner.followSession(true);
    case 'reset':
      return page.runner.reset();
  }
}

/** Happenings that may lead to a request. All others must not send anything. */
const SENDING: readonly Happening['what'][] = ['send', 'double click', 'check', 'end pause', 'reload', 'duplicate tab', 'renew session'];

/** What was seen of a page before something happened. */
interface Seen {
  readonly page: Page;
  readonly status: string;
  readonly isConnected: boolean;
  readonly told: number;
  readonly unknown: Exchange | undefined;
}

function look(world: World): Map<Tab, Seen> {
  return new Map(
    world.tabs.map((tab) => {
      const { page } = tab;
      const { status, isConnected, request } = page.runner.state;
      const unknown = request && world.sent.findLast((exchange) => exchange.page.tab === tab);
      return [tab, { page, status, isConnected, told: page.told.length, unknown }];
    }),
  );
}

/** Checks everything that must hold at any time. */
function holds(world: World, before: Map<Tab, Seen>, sentBefore: number, happened: { tab: Tab; event: Happening }): void {
  const { server, sent } = world;
  const { event } = happened;
  expect(
    [...server.effects.values()].filter((count) => count > 1),
    'effects of one intent',
  ).toEqual([]);
  expect(server.duplicates, 'an intent that the same tab has carried out already').toEqual([]);

  const added = sent.slice(sentBefore);
  if (!SENDING.includes(event.what)) expect(added, `"${event.what}" sends nothing`).toEqual([]);
  expect(added.length, 'one request at most').toBeLessThanOrEqual(1);
  const awaited = sent.filter(({ page, isAnswered }) => !page.isClosed && !isAnswered).map(({ request }) => request.intentId);
  expect(awaited, 'one tab at a time for an intent').toHaveLength(new Set(awaited).size);
  const [request] = added;
  const seen = before.get(happened.tab);
  if (request && seen) {
    // Only somebody who asks sends something after the network or the session was gone.
    if (seen.status === 'offline') expect(['send', 'double click']).toContain(event.what);
    if (event.what === 'end pause') expect(world.isOnline && seen.isConnected, 'a check by itself needs a network and a host').toBe(true);
    if (event.what === 'renew session') expect(seen.unknown, 'only an unknown outcome is checked').toBeDefined();
    const { unknown } = seen;
    if (unknown && request.page.tab === happened.tab) {
      expect(request.key, 'the same key while the outcome is unknown').toBe(unknown.key);
      expect(request.request, 'the same request for the same key').toEqual(unknown.request);
    }
  }

  for (const tab of world.tabs) {
    const { runner, told, intent } = tab.page;
    const { status, request: current } = runner.state;
    const last = sent.findLast(({ page }) => page.tab === tab);
    const was = before.get(tab);
    const wasTold = was?.page === tab.page ? was.told : 0;
    expect(told.length - wasTold, 'told once').toBeLessThanOrEqual(1);
    if (told.length > wasTold) {
      const isApplied = last !== undefined && server.isApplied(last);
      if (told.at(-1) === 'done') expect(isApplied, 'done only what was applied').toBe(true);
      else {
        expect(isApplied, 'refused only what was not applied').toBe(false);
        expect(tab.storedIntent.key, 'a new key after a definite failure').not.toBe(last?.key);
      }
    }
    const isUncertain = ['sending', 'checking', 'other-tab'].includes(status);
    if (isUncertain) expect(current, `a request while ${status}`).toBeDefined();
    if (['idle', 'offline', 'refused', 'done'].includes(status)) expect(current, `no request while ${status}`).toBeUndefined();
    if (current === undefined) {
      expect(tab.storedRequest, 'nothing is persisted once the outcome is certain').toBeNull();
      expect(intent.state, 'the intent is certain').toBe('pending');
    } else if (intent.state === 'unknown') {
      expect(JSON.parse(tab.storedRequest ?? 'null'), 'a reload finds the request').toEqual(current);
    }
    if (status === 'checking' || (status === 'session-expired' && current)) expect(intent.state).toBe('unknown');
  }
}

/** Everything works again, and people ask until they know. */
async function heal(world: World): Promise<void> {
  world.isOnline = true;
  for (const exchange of world.late.splice(0)) world.server.handle(exchange, 'applied');
  for (let round = 0; round < 12; round += 1) {
    for (const { page } of world.tabs) {
      page.runner.connect();
      page.runner.online();
      page.runner.check();
      await flush();
      treat(page, 'accept');
      page.endPause?.();
      await flush();
    }
  }
}

describe.each(['resend', 'read'] as const)('a submission that probes by %s', (probe) => {
  it('keeps its promises in every history, and tells the truth in the end', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const world = new World(probe);
        for (const { tab: number, happening: event } of history) {
          const tab = world.tabs[number] ?? world.tabs[0];
          if (!tab) continue;
          const before = look(world);
          const sentBefore = world.sent.length;
          happen(world, tab, event);
          await flush();
          holds(world, before, sentBefore, { tab, event });
        }
        const last = world.tabs.map(({ page }) => ({ page, request: page.runner.state.request, told: page.told.length }));
        await heal(world);
        for (const { page, request, told } of last) {
          const exchange = world.sent.findLast((each) => each.page.tab === page.tab);
          const { status, request: open } = page.runner.state;
          // What another tab did under the same key says nothing about this request, so the page never claims anything.
          if (open && exchange && world.server.isKeyReused(exchange)) continue;
          expect(open, `certain in the end, is ${status}`).toBeUndefined();
          if (request === undefined) continue;
          expect(page.told.length, 'told in the end').toBe(told + 1);
          expect(page.told.at(-1)).toBe(exchange && world.server.isApplied(exchange) ? 'done' : 'refused');
        }
      }),
      { numRuns },
    );
  });
});
