// @ts-check
/** Page inside the frame: collects the card, sends it to the form's own server, and reports only the outcome to the host page. */
import { requestConfirmation } from './challenge.js';
import {
  byId,
  clearFields,
  fillTestCard,
  findProblems,
  focusFirst,
  focusSecurityCode,
  forgetSecurityCode,
  showProblems,
  values,
  connectFields,
} from './fields.js';
import { answerSession, listenToHost, requestSession, sendToHost } from './host-channel.js';
import { applyTheme } from './theme.js';
import { clearBank, connectMethods, showMethod } from './methods.js';

const messages = JSON.parse(document.documentElement.dataset.messages ?? '{}');
const form = /** @type {HTMLFormElement} */ (byId('card'));
const save = byId('save');
let busy = false;

/** @param {boolean} now */
function setBusy(now) {
  busy = now;
  save.textContent = now ? messages.saving : messages.save;
  save.toggleAttribute('data-busy', now);
  if (now) save.setAttribute('aria-disabled', 'true');
  else save.removeAttribute('aria-disabled');
}

/** @param {string} text */
function showFailure(text) {
  byId('failure').textContent = text;
}

/**
 * @param {string} failure
 * @param {import('./fields.js').Problems} [problems]
 */
function fail(failure, problems = {}) {
  forgetSecurityCode();
  showProblems(failure === 'expired-card' ? { expiry: 'past' } : problems, messages.problems);
  const text = messages.failures[failure] ?? messages.failures.connection;
  showFailure(text);
  sendToHost({ type: 'complete', success: false, message: text });
}

/** @param {Record<string, any>} answer response of the server; without `brand` for a bank account */
function showSaved({ brand, lastFour }) {
  clearFields();
  clearBank();
  for (const id of ['methods', 'card', 'bank', 'wallet']) document.getElementById(id)?.toggleAttribute('hidden', true);
  byId('saved').hidden = false;
  const text = byId('saved-text');
  const words = brand === undefined ? messages.methods.savedBank : messages.saved.replace('{brand}', String(brand));
  text.textContent = words.replace('{lastFour}', String(lastFour));
  byId('again').textContent = brand === undefined ? messages.methods.useAnother : messages.useAnother;
  text.focus();
}

/**
 * Sends a request to the form's server. Returns its response, or the failure `connection` if there was no response.
 * @param {string} path
 * @param {Record<string, unknown>} body
 * @returns {Promise<Record<string, any>>}
 */
async function send(path, body) {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: AbortSignal.timeout(30_000),
    });
    return await response.json();
  } catch {
    return { failure: 'connection' };
  }
}

/**
 * Stores the card. If the bank requires 3-D Secure, asks the card holder to confirm first.
 * @param {string} token
 */
async function store(token) {
  const answer = await send('/frame/methods', { token, card: values() });
  if (typeof answer.challenge !== 'string') return answer;
  const confirmed = await requestConfirmation();
  const decided = await send('/frame/challenges', { token, challenge: answer.challenge, confirmed });
  if (typeof decided.paymentMethodId !== 'string') focusSecurityCode();
  return { brand: answer.brand, lastFour: answer.lastFour, ...decided };
}

/** @param {Record<string, unknown>} answer */
function complete({ paymentMethodId, brand, lastFour }) {
  sendToHost({ type: 'complete', success: true, paymentMethodId, brand, lastFour });
}

async function submit() {
  showFailure('');
  const problems = findProblems();
  showProblems(problems, messages.problems);
  if (Object.keys(problems).length > 0) return;
  setBusy(true);
  const token = await requestSession();
  const answer = token === undefined ? { failure: 'session-failed' } : await store(token);
  setBusy(false);
  if (typeof answer.paymentMethodId === 'string') {
    showSaved(answer);
    complete(answer);
  } else fail(String(answer.failure), answer.problems);
}

/**
 * Stores a payment method other than a card.
 * @param {Record<string, unknown>} body
 */
async function storeOther(body) {
  const token = await requestSession();
  const answer = token === undefined ? { failure: 'session-failed' } : await send('/frame/methods', { token, ...body });
  if (typeof answer.paymentMethodId === 'string') {
    showSaved(answer);
    complete(answer);
    return {};
  }
  const failureText = messages.failures[String(answer.failure)] ?? messages.failures.connection;
  sendToHost({ type: 'complete', success: false, message: failureText });
  return { ...answer, failureText };
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!busy) void submit();
});

byId('again').addEventListener('click', () => {
  byId('saved').hidden = true;
  byId('methods').hidden = false;
  showMethod();
  const method = form.hidden ? byId('methods').querySelector('input:checked') : undefined;
  if (method instanceof HTMLElement) method.focus();
  else focusFirst();
});

for (const button of document.querySelectorAll('button[data-number]')) {
  button.addEventListener('click', () => fillTestCard(button.getAttribute('data-number') ?? ''));
}

connectFields(messages.problems);
connectMethods({ store: storeOther });
listenToHost((message) => {
  if (message.type === 'theme') applyTheme(message.scheme, message.variables);
  else if (message.type === 'session') answerSession(typeof message.token === 'string' ? message.token : undefined);
  else if (message.type === 'session-failed') answerSession(undefined);
});
new ResizeObserver(() => sendToHost({ type: 'height', height: document.body.getBoundingClientRect().height })).observe(document.body);
sendToHost({ type: 'ready' });
