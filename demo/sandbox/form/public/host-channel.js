// @ts-check
/** Messages between the frame and its host page. Accepts messages only from the host's window and origin, with the right nonce. */

const CHANNEL = 'zuora-payment-form';
const { host = '', nonce = '' } = document.documentElement.dataset;

/**
 * Sends a message to the host page.
 * @param {Record<string, unknown> & {type: 'ready' | 'height' | 'session-request' | 'complete'}} message
 */
export function sendToHost(message) {
  parent.postMessage({ ...message, channel: CHANNEL, nonce }, host);
}

/**
 * Listens to messages from the host page. Ignores all other messages.
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

/** Maximum time in milliseconds for the host page to open a session. */
const SESSION_WITHIN = 30_000;
/** @type {((token: string | undefined) => void) | undefined} */
let waiting;

/**
 * Requests a session token from the host page. Resolves to undefined if the host cannot provide a token in time.
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
    sendToHost({ type: 'session-request' });
  });
}

/**
 * Passes the host's response to the pending {@link requestSession}.
 * @param {string | undefined} token
 */
export function answerSession(token) {
  waiting?.(token);
}
