// @ts-check
/** The list of all stories. */
import { tags } from './stories/tags.js';

const list = /** @type {HTMLElement} */ (document.querySelector('#list'));

for (const tag of tags) {
  /** @type {{ stories: import('./types.js').Stories }} */
  const { stories } = await import(`./stories/${tag}.js`);
  const term = document.createElement('dt');
  term.textContent = tag;
  const links = document.createElement('dd');
  for (const state of Object.keys(stories)) {
    const link = document.createElement('a');
    link.href = `/states/${tag}/${state}${location.search}`;
    link.textContent = state;
    links.append(link, ' ');
  }
  list.append(term, links);
}
document.documentElement.dataset['list'] = 'shown';
