// @ts-check
/** The four card fields: formatting while the customer types, validation and error messages. */
import { brandOf, digitsOf, expiryProblem, formatExpiry, formatNumber, numberProblem, securityCodeProblem } from './card-rules.js';

/** @typedef {'number' | 'expiry' | 'securityCode' | 'name'} FieldName */
/** @typedef {Partial<Record<FieldName, string>>} Problems problem codes by field, such as `missing` */

/** @type {readonly FieldName[]} */
const NAMES = ['number', 'expiry', 'securityCode', 'name'];

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page lacks #${id}.`);
  return element;
}

/**
 * @param {FieldName} name
 * @returns {HTMLInputElement}
 */
function input(name) {
  return /** @type {HTMLInputElement} */ (byId(name));
}

/** Returns the current value of each field. */
export function values() {
  return {
    number: input('number').value,
    expiry: input('expiry').value,
    securityCode: input('securityCode').value,
    name: input('name').value,
  };
}

/**
 * Formats a field while the customer types. Keeps the caret after the same digit.
 * @param {HTMLInputElement} field
 * @param {(text: string) => string} format
 */
function reformat(field, format) {
  const caret = field.selectionStart ?? field.value.length;
  const atEnd = caret === field.value.length;
  const before = digitsOf(field.value.slice(0, caret)).length;
  const text = format(field.value);
  if (text === field.value) return;
  field.value = text;
  let position = text.length;
  if (!atEnd) for (position = 0; digitsOf(text.slice(0, position)).length < before && position < text.length;) position += 1;
  field.setSelectionRange(position, position);
}

/** @type {Partial<Record<FieldName, (text: string) => string>>} */
const FORMATS = {
  number: formatNumber,
  expiry: formatExpiry,
  securityCode: (text) => digitsOf(text).slice(0, 4),
};

function showBrand() {
  byId('brand').textContent = brandOf(input('number').value).label;
}

/**
 * Validates the fields in the browser. The server validates them again.
 * @returns {Problems}
 */
export function findProblems() {
  const typed = values();
  const today = document.documentElement.dataset.today ?? '';
  const found = {
    number: numberProblem(typed.number),
    expiry: expiryProblem(typed.expiry, today),
    securityCode: securityCodeProblem(typed.securityCode, typed.number),
    name: typed.name.trim() === '' ? 'missing' : typed.name.trim().length > 50 ? 'too-long' : undefined,
  };
  /** @type {Problems} */
  const problems = {};
  for (const name of NAMES) if (found[name]) problems[name] = found[name];
  return problems;
}

/**
 * Shows the error message of a field, or removes it if `text` is undefined.
 * @param {FieldName} name
 * @param {string | undefined} text
 */
function showFieldError(name, text) {
  const field = input(name);
  if (text) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  byId(`${name}-error`).textContent = text ?? '';
  const hint = document.getElementById(`${name}-hint`);
  if (hint) hint.hidden = text !== undefined;
  field.setAttribute('aria-describedby', text || !hint ? `${name}-error` : `${name}-hint`);
}

/**
 * Shows the problems of all fields, removes old error messages, and moves the focus to the first invalid field.
 * @param {Problems} problems
 * @param {Record<FieldName, Record<string, string>>} words
 */
export function showProblems(problems, words) {
  for (const name of NAMES) {
    const problem = problems[name];
    showFieldError(name, problem && (words[name][problem] ?? words[name].invalid));
  }
  const first = NAMES.find((name) => problems[name]);
  if (first) input(first).focus();
}

/** Clears the security code, which must not be kept after a submission. */
export function forgetSecurityCode() {
  input('securityCode').value = '';
}

/** Moves the focus to the security code, which the customer must enter again before another submission. */
export function focusSecurityCode() {
  input('securityCode').focus();
}

/** Clears all fields and error messages. */
export function clearFields() {
  for (const name of NAMES) {
    input(name).value = '';
    showFieldError(name, undefined);
  }
  showBrand();
}

export function focusFirst() {
  input('number').focus();
}

/**
 * Fills in a test card. Keeps an expiry date and a security code that are already filled in.
 * @param {string} number
 */
export function fillTestCard(number) {
  input('number').value = formatNumber(number);
  const year = Number((document.documentElement.dataset.today ?? '').slice(2, 4)) + 4;
  input('expiry').value ||= `12 / ${String(year % 100).padStart(2, '0')}`;
  input('securityCode').value ||= '123';
  for (const name of NAMES) showFieldError(name, undefined);
  showBrand();
  const next = NAMES.find((name) => input(name).value === '');
  if (next) input(next).focus();
}

let pressing = false;
addEventListener('pointerdown', () => (pressing = true));
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (pressing = false));

/**
 * Runs the action now. During a click, runs it after the click, because a new error message would move the button away from the pointer.
 * @param {() => void} action
 */
function afterPress(action) {
  if (!pressing) action();
  else addEventListener('pointerup', () => setTimeout(action), { once: true });
}

/**
 * Formats the fields while the customer types, and validates each field when it loses the focus.
 * @param {Record<FieldName, Record<string, string>>} words
 */
export function connectFields(words) {
  for (const name of NAMES) {
    const field = input(name);
    field.addEventListener('input', (event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      const format = FORMATS[name];
      if (format) reformat(field, format);
      if (name === 'number') showBrand();
      if (field.hasAttribute('aria-invalid') && !findProblems()[name]) showFieldError(name, undefined);
    });
    field.addEventListener('blur', () =>
      afterPress(() => {
        const problem = findProblems()[name];
        if (field.value !== '' && problem) showFieldError(name, words[name][problem]);
      }),
    );
  }
}
