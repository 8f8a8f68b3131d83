import { html, type TemplateResult } from 'lit';
import { safeHref } from './safe-link.js';

/** Renders a link if the page has set a URL, otherwise a button that notifies the page. Needs the styles `button`. */
export function linkOrButton(href: string | undefined, label: string, onClick: () => void): TemplateResult {
  const address = safeHref(href);
  return address
    ? html`<a class="button" href=${address} @click=${onClick}>${label}</a>`
    : html`<button class="button" type="button" @click=${onClick}>${label}</button>`;
}
