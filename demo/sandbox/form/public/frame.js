// @ts-check
/** The page in the frame: takes a card, has it stored by its own server and tells the page around it no more than the outcome. */
import { askHolder } from './challenge.js';
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
  watchFields,
} from './fields.js';
import { answerSession, listenToHost, requestSession, tellHost } from './host-channel.js';
import { applyTheme } from './theme.js';

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
function sayFailure(text) {
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
  sayFailure(text);
  tellHost({ type: 'complete', success: false, message: text });
}

/** @param {{brand: string, lastFour: string}} card */
function showSaved({ brand, lastFour }) {
  clearFields();
  form.hidden = true;
  byId('saved').hidden = false;
  const text = byId('saved-text');
  text.textContent = messages.saved.replace('{brand}', brand).replace('{lastFour}', lastFour);
  text.focus();
}

/**
 * The server's answer; a failure `connection` if none came.
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
 * Has the card stored, once its holder has confirmed where the bank asks for that.
 * @param {string} token
 */
async function store(token) {
  const answer = await send('/frame/methods', { token, card: values() });
  if (typeof answer.challenge !== 'string') return answer;
  const confirmed = await askHolder();
  const decided = await send('/frame/challenges', { token, challenge: answer.challenge, confirmed });
  if (typeof decided.paymentMethodId !== 'string') focusSecurityCode();
  return { brand: answer.brand, lastFour: answer.lastFour, ...decided };
}

async function submit() {
  sayFailure('');
  const problems = findProblems();
  showProblems(problems, messages.problems);
  if (Object.keys(problems).length > 0) return;
  setBusy(true);
  const token = await requestSession();
  const answer = token === undefined ? { failure: 'session-failed' } : await store(token);
  setBusy(false);
  if (typeof answer.paymentMethodId === 'string') {
    showSaved({ brand: String(answer.brand), lastFour: String(answer.lastFour) });
    tellHost({ type: 'complete', success: true, paymentMethodId: answer.paymentMethodId });
  } else fail(String(answer.failure), answer.problems);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!busy) void submit();
});

byId('again').addEventListener('click', () => {
  byId('saved').hidden = true;
  form.hidden = false;
  focusFirst();
});

for (const button of document.querySelectorAll('button[data-number]')) {
  button.addEventListener('click', () => fillTestCard(button.getAttribute('data-number') ?? ''));
}

watchFields(messages.problems);
listenToHost((message) => {
  if (message.type === 'theme') applyTheme(message.scheme, message.variables);
  else if (message.type === 'session') answerSession(typeof message.token === 'string' ? message.token : undefined);
  else if (message.type === 'session-failed') answerSession(undefined);
});
new ResizeObserver(() => tellHost({ type: 'height', height: document.body.getBoundingClientRect().height })).observe(document.body);
tellHost({ type: 'ready' });
