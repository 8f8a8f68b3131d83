// @ts-check
/**
 * Simulated gateway. Replaces `fetch` before the elements are loaded, and returns the responses of the current story. Delays each response
 * by a few frames, so that loading states are visible.
 */

const GATEWAY = '/story-gateway';

/** Frames before a response, enough to paint the skeleton. */
const DELAY = 3;

/** @typedef {import('./types.js').Answer} Answer */

/** A response that never arrives. */
export const never = () => new Promise(() => undefined);

/**
 * Returns an error response in the format of the gateway.
 *
 * @param {number} status
 * @param {string} type
 * @param {string} code
 * @param {object} [more] for example `fields` or `details`
 */
export const refusal =
  (status, type, code, more = {}) =>
  () =>
    Response.json({ error: { type, code, message: 'for developers', retryable: false, requestId: 'story-1', ...more } }, { status });

/** Internal error of the gateway. */
export const broken = refusal(500, 'api', 'internal');

/** Error for a session that has ended. */
export const expired = refusal(401, 'authentication', 'session-ended');

/** Error for a user who has no billing account yet. */
export const noAccount = refusal(403, 'permission', 'no-account');

/**
 * Returns the given responses one after the other, then repeats the last one. Starts again for each idempotency key, because the page may still be
 * checking the outcome of an earlier request.
 *
 * @param {...Answer} answers
 * @returns {Answer}
 */
export function inTurn(...answers) {
  /** @type {Map<string | null, number>} */
  const counts = new Map();
  return async (request) => {
    const key = request.headers.get('idempotency-key');
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    const answer = answers[Math.min(count, answers.length - 1)];
    return typeof answer === 'function' ? answer(request) : (answer ?? {});
  };
}

/** Settings and requests of the current story. */
const script = {
  /** @type {Readonly<Record<string, Answer>>} */
  answers: {},
  long: false,
  online: true,
  /** @type {string[]} */
  unanswered: [],
  waiting: 0,
  /** Number of the current story, counted since the page was loaded. */
  number: 0,
};

/** Returns the URL of the gateway. Each story has its own, so that late requests of earlier stories are ignored. */
export const gateway = () => `${GATEWAY}/${script.number}`;

/** @param {{ answers: Readonly<Record<string, Answer>>, long: boolean, online: boolean }} next */
export function playStory({ answers, long, online }) {
  Object.assign(script, { answers, long, online, unanswered: [], waiting: 0, number: script.number + 1 });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

export const unanswered = () => script.unanswered;

/** True while requests are pending, except those that never get a response. */
export const isBusy = () => script.waiting > 0;

export const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** @param {Request} request */
async function respond(request) {
  const { answers, long } = script;
  const unanswered = script.unanswered;
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(`${gateway()}/`)) return never();
  const name = `${request.method} ${pathname.slice(gateway().length)}`;
  const answer = answers[name];
  // Ignores requests of an earlier story, because `play` has reset the number of pending requests.
  const counted = script.unanswered;
  const done = () => {
    if (counted === script.unanswered) script.waiting -= 1;
  };
  script.waiting += 1;
  for (let count = 0; count < DELAY; count += 1) await frame();
  if (!script.online) {
    done();
    throw new TypeError('Failed to fetch');
  }
  // A first view with the session alone. The elements request the other parts, which the stories answer.
  const session = answers['GET /storefront/session'];
  if (name === 'GET /storefront/account' && answer === undefined && typeof session === 'object') {
    done();
    return Response.json({ session });
  }
  if (answer === undefined) {
    if (name !== 'GET /storefront/account') unanswered.push(name);
    done();
    return refusal(404, 'not-found', 'not-found')();
  }
  if (answer === never) done();
  const body = await (typeof answer === 'function' ? answer(request) : answer);
  if (answer !== never) done();
  return body instanceof Response ? body : Response.json(long ? lengthened(body) : body);
}

const TEXTS = new Set(['name', 'productName', 'ratePlanName', 'chargeName', 'description', 'label', 'firstName', 'lastName', 'city']);

/**
 * Returns a copy of the data with very long texts.
 *
 * @param {unknown} value
 * @param {string} [key]
 * @returns {unknown}
 */
function lengthened(value, key) {
  if (Array.isArray(value)) return value.map((item) => lengthened(item, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthened(inner, name)]));
  }
  if (typeof value !== 'string' || key === undefined) return value;
  if (key === 'features') return `${value}, as agreed in the Nutzungsberechtigungsvereinbarung of your company`;
  return TEXTS.has(key) ? `${value} Donaudampfschifffahrtsgesellschaft & Partners International` : value;
}

const send = globalThis.fetch;

/** @param {RequestInfo | URL} input @param {RequestInit} [init] */
globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  return new URL(request.url).pathname.startsWith(`${GATEWAY}/`) ? respond(request) : send(request);
};

Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => script.online });

/** Time at which the clock of the page starts, so that texts such as "expires soon" do not depend on the real date. */
const START = Date.parse('2026-11-21T09:00:00Z');
const RealDate = Date;
const now = () => START + Math.round(performance.now());

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});

/** Runs timers of 0.1 to 10 seconds ten times as fast, to shorten the waits between attempts. Other timers keep their delay. */
const wait = globalThis.setTimeout;
/** @param {TimerHandler} handler @param {number} [delay] @param {...unknown} args */
const sooner = (handler, delay = 0, ...args) => wait(handler, delay >= 100 && delay <= 10_000 ? delay / 10 : delay, ...args);
globalThis.setTimeout = Object.assign(sooner);
