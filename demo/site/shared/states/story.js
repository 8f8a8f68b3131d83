// @ts-check
/** Page of a story. Reads tag and state from the URL. `showStory` shows another story without reloading the page. */
import { renderStory } from './stage.js';

/** @typedef {import('./types.js').Stories} Stories */
/** @typedef {import('./types.js').Variant} Variant */

const stage = /** @type {HTMLElement} */ (document.querySelector('#stage'));
const title = /** @type {HTMLElement} */ (document.querySelector('#title'));
const others = /** @type {HTMLElement} */ (document.querySelector('#others'));

/**
 * @param {string} tag
 * @returns {Promise<Stories>}
 */
async function storiesOf(tag) {
  const { stories } = await import(`./stories/${tag}.js`);
  return stories;
}

/**
 * @param {string} tag
 * @param {string} state
 * @param {Variant} [variant]
 * @param {readonly string[]} [known] states that the element may be in
 */
async function showStory(tag, state, variant = {}, known) {
  const stories = await storiesOf(tag);
  const story = stories[state];
  if (!story) throw new Error(`There is no story of ${tag} in the state ${state}.`);
  title.textContent = `${tag}: ${state}`;
  return renderStory({ stage, tag, state, story, variant, ...(known && { known }) });
}

Object.assign(globalThis, { showStory, storiesOf });

/** @param {URLSearchParams} query @returns {Variant} */
function variantOf(query) {
  const { long, ...rest } = Object.fromEntries(query);
  return { ...rest, long: long !== undefined && long !== '0' };
}

const [, , tag = '', state = ''] = location.pathname.split('/');
const stories = await storiesOf(tag).catch(() => undefined);
for (const name of Object.keys(stories ?? {})) {
  const link = document.createElement('a');
  link.href = `/states/${tag}/${name}${location.search}`;
  link.textContent = name;
  if (name === state) link.setAttribute('aria-current', 'page');
  others.append(link);
}
if (stories?.[state]) await showStory(tag, state, variantOf(new URLSearchParams(location.search)));
else title.textContent = `There is no story of ${tag} in the state ${state}.`;
document.documentElement.dataset['story'] = 'shown';
