import { expect, fixture, html } from '@open-wc/testing';
import * as z from 'zod/mini';
import type { Client } from '../../src/api/client.js';
import type { StorefrontError } from '../../src/api/errors.js';
import { operation } from '../../src/api/operations/operation.js';
import '../../src/components/define/provider.js';
import type { StorefrontContext } from '../../src/components/context/storefront-context.js';
import { StorefrontProvider } from '../../src/components/features/provider/provider.js';
import { FeatureElement } from '../../src/components/features/connection/feature-element.js';
import { GatewaySubmission } from '../../src/components/features/connection/gateway-submission.js';
import { Resource } from '../../src/components/features/connection/resource.js';
import { pendingResponse, refusal, scriptedClient, type Answer } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

interface Wish {
  intentId: string;
  color: string;
}

const paint = operation<Wish, { painted: string; due?: boolean | undefined }>({
  name: 'storefront.test.paint',
  method: 'POST',
  path: '/storefront/paint',
  request: z.strictObject({ intentId: z.string(), color: z.string() }),
  response: z.object({ painted: z.string(), due: z.optional(z.boolean()) }),
  retry: 'keyed',
  affects: ['billing'],
});
const walls = operation({
  name: 'storefront.test.walls',
  method: 'GET',
  path: '/storefront/walls',
  request: z.strictObject({}),
  response: z.object({ color: z.string() }),
  retry: 'safe',
  shows: ['billing'],
});

/** Test element that submits a change: it paints a wall. The test ends each pause between retries. */
class Painter extends FeatureElement {
  static override readonly tag = 'test-painter';
  askNow: () => void = () => undefined;
  onWait: () => void = () => undefined;
  painted: string[] = [];
  refused: StorefrontError[] = [];
  readonly wall = new Resource(this, this.connection, walls, () => ({}));
  readonly paint = new GatewaySubmission(this, this.connection, {
    row: paint,
    name: () => 'paint:W-1',
    persisted: true,
    isUnfinished: ({ due }) => due === true,
    onDone: ({ painted }) => this.painted.push(painted),
    onRefused: (error) => this.refused.push(error),
    wait: (_, signal) =>
      new Promise((resolve) => {
        this.onWait();
        this.askNow = resolve;
        signal.addEventListener('abort', () => resolve());
      }),
  });

  send(color = 'red'): void {
    this.paint.send((intentId) => ({ intentId, color }));
  }
}
Painter.define();

const painterOf = (client: Client) => fixture<Painter>(html`<test-painter .client=${client}></test-painter>`);

async function gateway(paintAnswer: Answer) {
  const scripted = scriptedClient({ '/storefront/paint': paintAnswer, '/storefront/walls': { color: 'gray' } });
  const painter = await painterOf(scripted.client);
  const sent = () => scripted.requests.filter(({ url }) => url.endsWith('/paint'));
  const keys = () => sent().map(({ headers }) => headers.get('idempotency-key'));
  const asked = () => scripted.requests.filter(({ url }) => url.endsWith('/walls')).length;
  const reaches = (status: string) => waitUntil(() => painter.paint.status === status, `status ${status}, is ${painter.paint.status}`);
  return { ...scripted, painter, sent, keys, asked, reaches };
}

/** Returns the responses in turn; the last response repeats. */
function inTurn(...answers: (() => Response | Promise<Response>)[]): () => Response | Promise<Response> {
  let count = 0;
  return () => {
    const answer = answers[Math.min(count, answers.length - 1)];
    count += 1;
    if (!answer) throw new Error('no answer');
    return answer();
  };
}
const dropResponse = (): never => {
  throw new TypeError('Failed to fetch');
};
const fine = () => Response.json({ painted: 'red' });

function network(on: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => on });
  dispatchEvent(new Event(on ? 'online' : 'offline'));
}

/** Provider whose session ends when the test says so. The scripted client has no session of its own. */
class EndableProvider extends StorefrontProvider {
  static hasEnded = false;

  protected override get status(): StorefrontContext['session'] {
    return EndableProvider.hasEnded ? 'expired' : super.status;
  }
}
customElements.define('test-endable-provider', EndableProvider);

describe('a change through the gateway', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    sessionStorage.clear();
    network(true);
  });

  it('is made once, reports the response and reloads the data it changed', async () => {
    const { painter, keys, asked, reaches } = await gateway(fine);
    painter.send();
    await reaches('done');
    expect(painter.painted).to.deep.equal(['red']);
    expect(painter.paint.result).to.deep.equal({ painted: 'red' });
    expect(keys()).to.have.length(1);
    await waitUntil(() => asked() === 2, 'the wall is fetched again');
  });

  it('is sent once although the button is pressed several times', async () => {
    const { answer, release } = pendingResponse();
    const { painter, sent, reaches } = await gateway(answer);
    painter.send();
    painter.send('blue');
    await waitUntil(() => sent().length === 1, 'it is sent');
    painter.send('green');
    painter.paint.check();
    release({ painted: 'red' });
    await reaches('done');
    expect(sent()).to.have.length(1);
    expect(await sent()[0]?.json()).to.have.property('color', 'red');
  });

  it('is checked with the same key and request after a dropped response', async () => {
    const { painter, sent, keys, reaches } = await gateway(inTurn(dropResponse, fine));
    painter.send();
    await reaches('checking');
    expect(painter.paint.isUnderWay).to.equal(true);
    painter.send('blue');
    await waitUntil(() => !painter.paint.isAttempting);
    painter.askNow();
    await reaches('done');
    expect(keys()).to.have.length(2);
    expect(keys()[0]).to.equal(keys()[1]);
    expect(await sent()[0]?.json()).to.deep.equal(await sent()[1]?.json());
  });

  it('stops when its element is removed and continues when the element is put back', async () => {
    let lose: () => void = () => undefined;
    const losing = new Promise<never>((_, reject) => (lose = () => reject(new TypeError('Failed to fetch'))));
    const { painter, sent, keys, reaches } = await gateway(inTurn(() => losing, fine));
    let waits = 0;
    painter.onWait = () => (waits += 1);
    painter.send();
    await waitUntil(() => sent().length === 1, 'it is sent');
    const place = painter.parentElement;
    painter.remove();
    lose();
    await waitUntil(() => !painter.paint.isAttempting, 'its response is dropped');
    expect(painter.paint.status).to.equal('checking');
    expect(waits, 'it waits to ask').to.equal(0);
    place?.append(painter);
    expect(waits).to.equal(1);
    painter.askNow();
    await reaches('done');
    expect(keys()).to.have.length(2);
    expect(keys()[0]).to.equal(keys()[1]);
  });

  it('gets a new key for the same intent after a definite failure', async () => {
    const { painter, sent, keys, reaches } = await gateway(inTurn(() => refusal(422, 'invalid-request', 'no-paint'), fine));
    painter.send();
    await reaches('refused');
    expect(painter.paint.problem?.code).to.equal('no-paint');
    expect(painter.refused).to.have.length(1);
    painter.send();
    await reaches('done');
    expect(keys()[0]).not.to.equal(keys()[1]);
    const [first, second] = await Promise.all(sent().map(async (request) => (await request.json()) as Wish));
    expect(first?.intentId).to.equal(second?.intentId);
  });

  it('starts a new intent after success, and keeps the intent while something is left to do', async () => {
    const { painter, sent, reaches } = await gateway(inTurn(() => Response.json({ painted: 'half', due: true }), fine, fine));
    for (const count of [1, 2, 3]) {
      painter.send();
      await waitUntil(() => painter.painted.length === count);
    }
    await reaches('done');
    const ids = await Promise.all(sent().map(async (request) => ((await request.json()) as Wish).intentId));
    expect(ids[0]).to.equal(ids[1]);
    expect(ids[1]).not.to.equal(ids[2]);
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).to.equal(3);
  });

  it('reloads data after a conflict', async () => {
    const { painter, asked, reaches } = await gateway(() => refusal(409, 'conflict', 'wall-changed'));
    painter.send();
    await reaches('refused');
    await waitUntil(() => asked() === 2, 'the wall is fetched again');
  });

  it('sends nothing while offline, and nothing automatically when back online', async () => {
    const { painter, sent, reaches } = await gateway(fine);
    network(false);
    painter.send();
    await reaches('offline');
    network(true);
    await reaches('idle');
    await painter.updateComplete;
    expect(sent()).to.have.length(0);
    painter.send();
    await reaches('done');
  });

  it('makes no automatic check while offline', async () => {
    const { painter, sent, reaches } = await gateway(inTurn(dropResponse, fine));
    painter.send();
    await reaches('checking');
    await waitUntil(() => !painter.paint.isAttempting);
    network(false);
    painter.askNow();
    await painter.updateComplete;
    expect(sent()).to.have.length(1);
    network(true);
    expect(sent()).to.have.length(1);
    painter.paint.check();
    await reaches('done');
  });

  it('continues after a reload with the same key and request', async () => {
    const first = await gateway(inTurn(dropResponse, dropResponse));
    first.painter.send();
    await first.reaches('checking');
    first.painter.remove();
    const second = await gateway(fine);
    await second.reaches('done');
    expect(second.keys()[0]).to.equal(first.keys()[0]);
    expect(await second.sent()[0]?.json()).to.deep.equal(await first.sent()[0]?.json());
    const third = await gateway(fine);
    await third.painter.updateComplete;
    expect(third.painter.paint.status).to.equal('idle');
    expect(third.sent()).to.have.length(0);
  });

  it('reports an ended session, keeps the request and continues after sign-in', async () => {
    const answer = inTurn(() => refusal(401, 'authentication', 'session-ended'), fine);
    const scripted = scriptedClient({ '/storefront/paint': answer, '/storefront/walls': { color: 'gray' } });
    const provider = await fixture<EndableProvider>(
      html`<test-endable-provider .client=${scripted.client} .fetchSession=${() => Promise.resolve()}></test-endable-provider>`,
    );
    const painter = new Painter();
    provider.append(painter);
    await waitUntil(() => painter.paint.status === 'idle' && painter.wall.snapshot.status === 'ready');
    painter.send();
    await waitUntil(() => painter.paint.status === 'session-expired', 'the session has ended');
    expect(painter.refused).to.have.length(0);
    EndableProvider.hasEnded = true;
    provider.requestUpdate();
    await waitUntil(() => provider.matches(':state(expired)'), 'the provider knows it');
    EndableProvider.hasEnded = false;
    provider.requestUpdate();
    await waitUntil(() => painter.paint.isResumed, 'it can go on');
    expect(scripted.requests.filter(({ url }) => url.endsWith('/paint'))).to.have.length(1);
    painter.send();
    await waitUntil(() => painter.paint.status === 'done');
  });

  it('waits for another tab that is sending it', async function () {
    if (!('locks' in navigator)) this.skip();
    const { painter, sent, reaches } = await gateway(fine);
    let release: () => void = () => undefined;
    const holds = new Promise<void>((resolve) => (release = resolve));
    const lock = `storefront-elements:${painter.paint.intentId}`;
    await new Promise<void>((resolve) => {
      void navigator.locks.request(lock, () => {
        resolve();
        return holds;
      });
    });
    painter.send();
    await reaches('other-tab');
    expect(sent()).to.have.length(0);
    release();
    // The lock is free once it can be acquired again.
    await navigator.locks.request(lock, () => undefined);
    painter.paint.check();
    await reaches('done');
  });
});
