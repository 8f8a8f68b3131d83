// @ts-check
/** Payment methods other than cards: the choice of method, the bank account fields and the wallet button. */
import { byId } from './fields.js';

/** @typedef {(body: Record<string, unknown>) => Promise<Record<string, any>>} Store */

const METHODS = ['card', 'bank', 'wallet'];

/** @returns {HTMLInputElement[]} */
function bankInputs() {
  return [...document.querySelectorAll('input[data-bank]')].filter((input) => input instanceof HTMLInputElement);
}

/** Shows the fields of the chosen payment method and hides the others. Hidden fields keep their values. */
export function showMethod() {
  const chosen = document.querySelector('input[name="method"]:checked')?.getAttribute('value') ?? 'card';
  for (const method of METHODS) {
    const section = document.getElementById(method);
    if (section) section.hidden = method !== chosen;
  }
}

/**
 * Shows the error message of a bank account field, or removes it if `text` is undefined.
 * @param {HTMLInputElement} input
 * @param {string | undefined} text
 */
function showFieldError(input, text) {
  if (text) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
  byId(`${input.id}-error`).textContent = text ?? '';
}

/**
 * Shows the problems of the bank account fields, and moves the focus to the first invalid field.
 * @param {Record<string, string>} problems
 * @returns {boolean} true if there are problems
 */
function showProblems(problems) {
  const words = JSON.parse(byId('bank').dataset.problems ?? '{}');
  for (const input of bankInputs()) {
    const name = input.dataset.bank ?? '';
    showFieldError(input, problems[name] && (words[name]?.[problems[name]] ?? ''));
  }
  const first = bankInputs().find((input) => problems[input.dataset.bank ?? '']);
  first?.focus();
  return first !== undefined;
}

function bankValues() {
  return Object.fromEntries(bankInputs().map((input) => [input.dataset.bank ?? '', input.value]));
}

function missing() {
  return Object.fromEntries(Object.entries(bankValues()).flatMap(([name, value]) => (value.trim() === '' ? [[name, 'missing']] : [])));
}

/** Clears the bank account fields and their error messages. */
export function clearBank() {
  for (const input of bankInputs()) {
    input.value = '';
    showFieldError(input, undefined);
  }
}

/**
 * Connects the choice of method, the bank account fields and the wallet button to the frame.
 * @param {object} frame
 * @param {Store} frame.store opens a session and stores a method; returns the server's response, with `failureText` if it failed
 */
export function connectMethods({ store }) {
  for (const radio of document.querySelectorAll('input[name="method"]')) radio.addEventListener('change', showMethod);
  let busy = false;

  /**
   * @param {string} id id of the button
   * @param {string} failure id of the element for the error message
   * @param {Record<string, unknown>} body
   */
  const send = async (id, failure, body) => {
    if (busy) return;
    busy = true;
    const button = byId(id);
    button.setAttribute('aria-disabled', 'true');
    byId(failure).textContent = '';
    const answer = await store(body);
    busy = false;
    button.removeAttribute('aria-disabled');
    if (answer.failureText) byId(failure).textContent = answer.failureText;
    if (answer.failure === 'invalid-bank') showProblems(answer.problems ?? {});
  };

  document.getElementById('bank')?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!showProblems(missing())) void send('bank-save', 'bank-failure', { bank: bankValues() });
  });
  byId('wallet-use').addEventListener('click', () => void send('wallet-use', 'wallet-failure', { wallet: true }));

  for (const input of bankInputs()) {
    input.addEventListener('input', () => {
      if (input.hasAttribute('aria-invalid') && input.value.trim() !== '') showFieldError(input, undefined);
    });
  }
  for (const button of document.querySelectorAll('button[data-fields]')) {
    button.addEventListener('click', () => {
      const fields = JSON.parse(button.getAttribute('data-fields') ?? '{}');
      for (const input of bankInputs()) if (fields[input.dataset.bank ?? '']) input.value = fields[input.dataset.bank ?? ''];
      for (const input of bankInputs()) showFieldError(input, undefined);
      (bankInputs().find(({ value }) => value === '') ?? byId('bank-save')).focus();
    });
  }
}
