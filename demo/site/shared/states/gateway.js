// @ts-check
/**
 * The gateway of the stories: answers each request as the story says, some frames later, so that what is shown meanwhile is seen too.
 * Stands in for `fetch` before the elements are loaded.
 */

const GATEWAY = '/story-gateway';

/** Frames until an answer is there: enough for the skeleton to be painted. */
const DELAY = 3;

/** @typedef {import('./types.js').Answer} Answer */

/** An answer that never comes. */
export const never = () => new Promise(() => undefined);

/**
 * An error as the gateway sends it.
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

/** The gateway does not work at the moment. */
export const broken = refusal(500, 'api', 'internal');

/** The session is not accepted any more. */
export const expired = refusal(401, 'authentication', 'session-ended');

/**
 * First one answer, then another; the last one stays. Counted for each idempotency key: an attempt of a story before this one may still ask what became
 * of it.
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

/** What the story that is shown asks of the gateway. */
const script = {
  /** @type {Readonly<Record<string, Answer>>} */
  answers: {},
  long: false,
  online: true,
  /** @type {string[]} */
  unanswered: [],
  waiting: 0,
  /** Which story of the page it is. */
  number: 0,
};

/** Address of the gateway, another one for each story: what one before still asks for is none of the present one's doing. */
export const gateway = () => `${GATEWAY}/${script.number}`;

/** @param {{ answers: Readonly<Record<string, Answer>>, long: boolean, online: boolean }} next */
export function play({ answers, long, online }) {
  Object.assign(script, { answers, long, online, unanswered: [], waiting: 0, number: script.number + 1 });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

export const unanswered = () => script.unanswered;

/** Whether requests are on their way whose answer will come. */
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
  // The next story starts with none on its way.
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
  if (answer === undefined) {
    unanswered.push(name);
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
 * The same data with texts as long as they may get.
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

/** Stories play on one morning, so that "expires soon" is the same every day. */
const START = Date.parse('2026-11-21T09:00:00Z');
const RealDate = Date;
const now = () => START + Math.round(performance.now());

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});

/** Waits before another attempt pass ten times as fast; what takes a moment still does. */
const wait = globalThis.setTimeout;
/** @param {TimerHandler} handler @param {number} [delay] @param {...unknown} args */
const sooner = (handler, delay = 0, ...args) => wait(handler, delay >= 100 && delay <= 10_000 ? delay / 10 : delay, ...args);
globalThis.setTimeout = Object.assign(sooner);
