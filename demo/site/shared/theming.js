// @ts-check
/** Controls of the theming page. Applies the chosen values to the elements, shows them as CSS to copy, and stores them in the URL. */
import { account } from './states/data/account.js';
import { showContrast } from './theming-contrast.js';

const stage = /** @type {HTMLElement} */ (document.querySelector('#stage'));
const controls = /** @type {HTMLFormElement} */ (document.querySelector('#controls'));
const code = /** @type {HTMLElement} */ (document.querySelector('#code'));
const said = /** @type {HTMLElement} */ (document.querySelector('#said'));
const providers = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('storefront-provider'));

/** CSS variable, unit and allowed values of each control. */
const VARIABLES = [
  { name: 'primary', variable: 'color-primary', unit: '', fits: /^#[\da-f]{6}$/ },
  { name: 'background', variable: 'color-background', unit: '', fits: /^#[\da-f]{6}$/ },
  { name: 'text', variable: 'color-text', unit: '', fits: /^#[\da-f]{6}$/ },
  { name: 'radius', variable: 'border-radius', unit: 'px', fits: /^\d{1,2}$/ },
  { name: 'size', variable: 'font-size-base', unit: 'rem', fits: /^[01](\.\d{1,4})?$/ },
  { name: 'spacing', variable: 'spacing-unit', unit: 'px', fits: /^\d(\.5)?$/ },
  { name: 'font', variable: 'font-family', unit: '', fits: /^[\w ,'-]+$/ },
];

/** Backgrounds that the presets are designed for, as in docs/theming.md. */
const GROUNDS = new Map([
  ['ledger', 'light-dark(#fdfdfa, #14181b)'],
  ['poster', 'light-dark(#f5f0e6, #181411)'],
  ['soft', 'light-dark(#fffdfb, #231b1e)'],
]);

/** @typedef {Record<string, string>} Look */

/**
 * Chosen values. Absent values use the preset's defaults.
 * @type {Look}
 */
let look = read(location.hash);

/** @param {string} hash @returns {Look} */
function read(hash) {
  /** @type {Look} */
  const found = {};
  for (const [name, value] of new URLSearchParams(hash.slice(1))) {
    const known = VARIABLES.find((each) => each.name === name);
    const fits = known ? known.fits.test(value) : isChoice(name, value);
    if (fits && value) found[name] = value;
  }
  return found;
}

/** @param {string} name @param {string} value */
function isChoice(name, value) {
  const control = controls.elements.namedItem(name);
  if (control instanceof HTMLSelectElement) return [...control.options].some((option) => option.value === value);
  return control instanceof RadioNodeList && [...control].some((radio) => radio instanceof HTMLInputElement && radio.value === value);
}

/** Returns the text direction of a language from its option. Empty if the language uses the page's direction. @param {string} lang */
function directionOf(lang) {
  const option = [...controls.querySelectorAll('option')].find(({ value }) => lang !== '' && value === lang);
  return option?.dir ?? '';
}

/** @param {{ unit: string }} variable @param {string} value */
const written = ({ unit }, value) => `${value}${unit}`;

function wear() {
  for (const variable of VARIABLES) {
    const value = look[variable.name];
    stage.style.setProperty(`--storefront-${variable.variable}`, value === undefined ? '' : written(variable, value));
  }
  const { theme = '', density = '', scheme = '', dir = '', lang = '', width } = look;
  stage.style.colorScheme = scheme;
  stage.dir = dir || directionOf(lang);
  stage.classList.toggle('own', theme === 'inherit');
  stage.style.setProperty('--stage-width', width ? `${width}rem` : '');
  stage.style.setProperty('--ground', theme === 'inherit' ? '' : (look['background'] ?? GROUNDS.get(theme) ?? ''));
  stage.style.setProperty('--stage-ink', theme === 'inherit' ? '' : (look['text'] ?? ''));
  for (const provider of providers) {
    for (const [name, value] of Object.entries({ theme, density, locale: lang })) {
      if (value) provider.setAttribute(name, value);
      else provider.removeAttribute(name);
    }
  }
}

function write() {
  const attributes = ['theme', 'density'].flatMap((name) => (look[name] ? [` ${name}="${look[name]}"`] : [])).join('');
  const lines = VARIABLES.flatMap((variable) => {
    const value = look[variable.name];
    return value === undefined ? [] : [`  --storefront-${variable.variable}: ${written(variable, value)};`];
  });
  const tag = `<storefront-provider${attributes} …>`;
  const css = lines.length > 0 ? `storefront-provider {\n${lines.join('\n')}\n}` : '';
  code.textContent =
    attributes || css ? [attributes && tag, css].filter(Boolean).join('\n\n') : '/* No changes: the elements have their default look. */';
}

/** Sets every control to the chosen value. */
function mirror() {
  for (const element of controls.elements) {
    if (element instanceof HTMLSelectElement) element.value = look[element.name] ?? '';
    if (!(element instanceof HTMLInputElement)) continue;
    const value = look[element.name];
    if (element.type === 'radio') element.checked = element.value === (value ?? '');
    else element.value = value ?? element.defaultValue;
    const row = element.closest('.row');
    row?.classList.toggle('set', value !== undefined);
    const output = row?.querySelector('output');
    const variable = VARIABLES.find(({ name }) => name === element.name);
    if (output && variable) output.value = value === undefined ? 'auto' : written(variable, value);
  }
}

function keep() {
  const query = new URLSearchParams(look).toString();
  history.replaceState(null, '', query ? `#${query}` : location.pathname + location.search);
}

function show() {
  wear();
  write();
  mirror();
  showContrast();
}

/** @param {string} name @param {string} value */
function choose(name, value) {
  if (value) look[name] = value;
  else delete look[name];
  said.textContent = '';
  show();
}

controls.addEventListener('submit', (event) => event.preventDefault());
controls.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) choose(target.name, target.value);
});
// Browsers limit how often the URL may change, so the URL is updated when a slider is released.
controls.addEventListener('change', keep);
controls.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  const { undo, color } = target.dataset;
  if (undo) {
    choose(undo, '');
    document.getElementById(undo)?.focus();
  }
  if (color) choose('primary', color);
  keep();
});
for (const swatch of /** @type {NodeListOf<HTMLElement>} */ (controls.querySelectorAll('[data-color]'))) {
  swatch.style.backgroundColor = swatch.dataset['color'] ?? '';
}
document.querySelector('#again')?.addEventListener('click', () => {
  look = {};
  show();
  keep();
  said.textContent = 'Back to the default look.';
});
document.querySelector('#copy')?.addEventListener('click', async () => {
  said.textContent = '';
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    said.textContent = 'Copied.';
  } catch {
    getSelection()?.selectAllChildren(code);
    said.textContent = 'Selected. Copy the text with your keyboard.';
  }
});
addEventListener('hashchange', () => {
  look = read(location.hash);
  show();
});
addEventListener('transitionend', () => showContrast(), true);
if (matchMedia('(max-width: 61.99rem)').matches) document.querySelector('details')?.removeAttribute('open');
show();

/** Account element with the sample data of the story pages instead of a real account. */
const owner = /** @type {HTMLElement & { client: unknown, fetchSession: unknown }} */ (document.querySelector('#account'));
owner.fetchSession = async () => ({ token: 'of-nobody', expiresAt: '2099-01-01T00:00:00Z' });
owner.client = {
  baseUrl: `${location.origin}/theming`,
  /** @param {{ method: string, path: string }} row @param {Record<string, string>} input */
  async call({ method, path }, input) {
    const name = `${method} ${path.replaceAll(/\{(\w+)\}/g, (_, key) => input[key] ?? '')}`;
    const answer = /** @type {Record<string, unknown>} */ (account)[name];
    if (answer === undefined) throw new Error(`No data for ${name}.`);
    return answer;
  },
};

/** Quotes, payments and purchases on this page use the first plan of the highlighted product. */
const [shop] = providers;
const gateway = shop?.getAttribute('gateway') ?? '';
const currency = shop?.getAttribute('currency') ?? 'USD';
const response = await fetch(`${gateway}/storefront/catalog?currency=${currency}`, { headers: { Authorization: 'Bearer pk_sandbox' } });
const { products } = await response.json();
/** @type {{ plans: { productRatePlanId: string, quantity?: { initial: number } }[], highlighted?: boolean }[]} */
const sold = products;
const plan = (sold.find(({ highlighted }) => highlighted) ?? sold[0])?.plans[0];
if (plan) {
  const choice = { productRatePlanId: plan.productRatePlanId, ...(plan.quantity && { quantity: plan.quantity.initial }) };
  Object.assign(document.querySelector('storefront-quote') ?? {}, { plans: [choice] });
  for (const element of document.querySelectorAll('storefront-sign-up, storefront-buy-button')) {
    element.setAttribute('plan', choice.productRatePlanId);
    if (choice.quantity) element.setAttribute('quantity', String(choice.quantity));
  }
}
const payment = document.querySelector('storefront-payment');
payment?.setAttribute('intent-id', crypto.randomUUID().replaceAll('-', ''));
payment?.setAttribute('country', 'US');
