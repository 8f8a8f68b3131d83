// @ts-check
/** Messages between the frame and the page around it: only that page's window and origin are heard and spoken to, under one nonce. */

const CHANNEL = 'zuora-payment-form';
const { host = '', nonce = '' } = document.documentElement.dataset;

/**
 * Tells the page around the frame.
 * @param {Record<string, unknown> & {type: 'ready' | 'height' | 'session-request' | 'complete'}} message
 */
export function tellHost(message) {
  parent.postMessage({ ...message, channel: CHANNEL, nonce }, host);
}

/**
 * Hears the page around the frame; messages of anyone else are ignored.
 * @param {(message: Record<string, unknown>) => void} listener
 */
export function listenToHost(listener) {
  addEventListener('message', (event) => {
    if (parent === window || event.source !== parent || event.origin !== host) return;
    /** @type {unknown} */
    const data = event.data;
    if (typeof data !== 'object' || data === null) return;
    const message = /** @type {Record<string, unknown>} */ (data);
    if (message.channel === CHANNEL && message.nonce === nonce) listener(message);
  });
}

/** How long the page may take to open a session, in milliseconds. */
const SESSION_WITHIN = 30_000;
/** @type {((token: string | undefined) => void) | undefined} */
let waiting;

/**
 * Asks the page for a session token; undefined if it has none to give.
 * @returns {Promise<string | undefined>}
 */
export function requestSession() {
  return new Promise((resolve) => {
    const timer = setTimeout(() => waiting?.(undefined), SESSION_WITHIN);
    waiting = (token) => {
      clearTimeout(timer);
      waiting = undefined;
      resolve(token);
    };
    tellHost({ type: 'session-request' });
  });
}

/**
 * Takes the page's answer to {@link requestSession}.
 * @param {string | undefined} token
 */
export function answerSession(token) {
  waiting?.(token);
}
