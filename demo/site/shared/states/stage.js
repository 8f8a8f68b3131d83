// @ts-check
/** Renders an element in one state and reports what is visible. */
import { frame, gateway, isBusy, playStory, unanswered } from './gateway.js';
import { allElements, personIn } from './person.js';
import * as shifts from './shifts.js';

/** @typedef {import('./types.js').Story} Story */
/** @typedef {import('./types.js').Variant} Variant */

const PATIENCE = 300;

/**
 * Loads and registers an element before its story, so that the measurements do not include loading its code.
 *
 * @param {string} tag
 */
async function ensureDefined(tag) {
  if (customElements.get(tag)) return;
  const store = document.createElement('div');
  store.hidden = true;
  // The loader registers elements that it finds in the page. Inside an inert container, the element shows and requests nothing.
  store.append(document.createElement(tag));
  document.body.append(store);
  await customElements.whenDefined(tag);
  store.remove();
}

/** @param {Variant} variant */
function applyVariant({ lang = 'en', dir, scheme, text }) {
  const root = document.documentElement;
  root.lang = lang;
  const isRightToLeft = root.dataset.rightToLeft?.split(' ').includes(lang);
  root.dir = dir ?? (isRightToLeft ? 'rtl' : 'ltr');
  root.style.colorScheme = scheme ?? '';
  root.style.fontSize = text ? `${text}%` : '';
}

/**
 * @param {string} tag
 * @param {Story} story
 * @param {Variant} variant
 */
function build(tag, story, variant) {
  const { attributes = {}, properties = {}, content, provider: changes = {}, alone = false, session } = story;
  const wrapper = story.around ?? 'storefront-provider';
  const provider = document.createElement(wrapper);
  const settings = {
    gateway: gateway(),
    'publishable-key': 'pk_story',
    locale: variant.lang ?? 'en',
    currency: 'USD',
    theme: variant.theme ?? null,
    density: variant.density ?? null,
    ...changes,
  };
  for (const [name, value] of Object.entries(settings)) if (value !== null) provider.setAttribute(name, value);
  if (session) {
    const fetchSession = async () => {
      if (session === 'expired') throw new Error('The user is signed out.');
      const token = session === 'no-account' ? `x.${btoa(JSON.stringify({ sub: 'u-1', aud: 'storefront-user' }))}.y` : 'story';
      return { token, expiresAt: '2099-01-01T00:00:00Z' };
    };
    Object.assign(provider, { fetchSession });
  }
  const isProvider = tag === wrapper;
  const element = isProvider ? provider : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(element, typeof properties === 'function' ? properties() : properties);
  element.append(...(content?.() ?? []));
  if (isProvider) return { element, outer: provider };
  if (alone) return { element, outer: element };
  provider.append(element);
  return { element, outer: provider };
}

/**
 * Returns the visible text of an element.
 *
 * @param {Node} node
 * @returns {string}
 */
function textOf(node) {
  if (node instanceof Text) return node.data;
  if (node instanceof HTMLInputElement) return ` ${node.value} `;
  if (node instanceof Element) {
    const { width, height } = node.getBoundingClientRect();
    const contents = getComputedStyle(node).display === 'contents';
    if (!contents && (!node.checkVisibility({ visibilityProperty: true }) || (width <= 1 && height <= 1))) return '';
  }
  const children = node instanceof HTMLSlotElement ? node.assignedNodes({ flatten: true }) : [];
  const inner = node instanceof Element && node.shadowRoot ? node.shadowRoot : node;
  return ` ${[...(children.length > 0 ? children : inner.childNodes)].map(textOf).join('')} `;
}

/** @param {Element} element */
const visibleText = (element) => textOf(element).replaceAll(/\s+/g, ' ').trim();

/** Waits until no request is pending and all finite animations have ended. */
async function settled() {
  for (let quiet = 0, count = 0; quiet < 3 && count < PATIENCE; count += 1) {
    await frame();
    quiet = isBusy() ? 0 : quiet + 1;
  }
  const roots = [document, ...[...allElements(document)].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const running = roots.flatMap((root) => root.getAnimations());
  // Animations inside a closed disclosure never end, so animations of invisible elements are ignored.
  const seen = running.filter(({ effect }) => !(effect instanceof KeyframeEffect) || (effect.target?.checkVisibility() ?? false));
  const ending = seen.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map((animation) => animation.finished));
  await frame();
}

/**
 * Shows a story instead of the previous one.
 *
 * @param {{ stage: HTMLElement, tag: string, state: string, story: Story, variant: Variant, known?: readonly string[] }} what
 * `known`: allowed states of the element
 * @returns {Promise<import('./types.js').StoryMeasurements>}
 */
export async function renderStory({ stage, tag, state, story, variant, known = [state] }) {
  stage.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  const { answers = {} } = story;
  playStory({ answers: typeof answers === 'function' ? answers() : answers, long: variant.long ?? false, online: story.online ?? true });
  applyVariant(variant);
  for (const name of ['storefront-provider', tag, ...(story.content?.() ?? []).map(({ nodeName }) => nodeName.toLowerCase())]) {
    if (name.startsWith('storefront-')) await ensureDefined(name);
  }
  const { element, outer } = build(tag, story, variant);
  // Page content below the element, to measure layout shifts that the element causes.
  const below = document.createElement('p');
  below.className = 'below';
  below.textContent = 'The page goes on here.';
  // Waits until layout changes of the page itself are complete.
  for (let count = 0; count < 3; count += 1) await frame();
  shifts.reset();
  // Removes data that the previous story stored in the meantime.
  sessionStorage.clear();
  stage.replaceChildren(outer, below);
  if (story.act) {
    shifts.mute(true);
    await story.act(personIn(stage));
    await frame();
    await frame();
    shifts.mute(false);
  }
  const { shows } = story;
  const words = typeof shows === 'string' ? shows : (shows[variant.lang ?? 'en'] ?? '');
  const isThere = () => element.matches(`:state(${state})`) && visibleText(element).includes(words);
  for (let count = 0; !isThere() && count < PATIENCE; count += 1) await frame();
  await settled();
  return {
    states: known.filter((name) => element.matches(`:state(${name})`)),
    words,
    text: visibleText(element),
    ...shifts.result(),
    unanswered: unanswered(),
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
}
