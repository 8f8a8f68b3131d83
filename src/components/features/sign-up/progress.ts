import { html, nothing, type TemplateResult } from 'lit';
import { checkIcon } from '../../primitives/icons.js';
import { pageAt, type InputStep, type Page } from './pages.js';
import type { Localizer } from '../../locales/localizer.js';
import type { SignUpMessages } from '../../../generated/locales/sign-up.js';
import type { Step } from './step-names.js';
import { HEADING_ID, headingId } from './sign-up-view.js';

/** Position within the pages of a purchase. */
export interface ProgressView {
  /** Localizer of the messages that are loaded with the plan step. */
  readonly l: Localizer<SignUpMessages>;
  /** Pages of the purchase, in order. */
  readonly pages: readonly Page[];
  readonly purchase: { readonly step: Step };
}

/** Renders the list of pages. It is not a menu: users go forward and back with the buttons of the steps. */
export function renderProgress({ l, pages, purchase: { step } }: ProgressView): TemplateResult | typeof nothing {
  if (pages.length < 2) return nothing;
  const at = pageAt(pages, step);
  return html`<ol class="progress" part="progress" aria-label=${l.t('progress')}>
    ${pages.map(
      (page, index) =>
        html`<li class=${index < at ? 'past' : index === at ? 'here' : ''} aria-current=${index === at ? 'step' : nothing}>
          <span class="mark" aria-hidden="true">${index < at ? checkIcon : l.number(index + 1)}</span>
          <span class="name"
            >${index < at ? html`<span class="visually-hidden">${l.t('stepDone')}</span> ` : nothing}${pageName(l, page)}</span
          >
        </li>`,
    )}
  </ol>`;
}

const HEADINGS = {
  plan: 'planHeading',
  details: 'detailsHeading',
  payment: 'paymentHeading',
  review: 'reviewHeading',
} as const satisfies Record<InputStep, string>;

/** Renders the heading of a step. The first heading of a page also announces the page's position to screen readers. */
export function renderStepHeading(view: ProgressView, step: InputStep): TemplateResult {
  const { l, pages, purchase } = view;
  const id = headingId(view, step);
  return html`<h2 id=${id} tabindex="-1">
    ${
      id === HEADING_ID && pages.length > 1
        ? html`<span class="visually-hidden">${l.t('stepOf', { step: pageAt(pages, purchase.step) + 1, steps: pages.length })}</span>`
        : nothing
    }
    ${l.t(HEADINGS[step])}
  </h2>`;
}

/** Returns the name of a page: its steps without the review, which is always on the last page. */
function pageName(l: ProgressView['l'], page: Page): string {
  const steps = page.length > 1 ? page.filter((step) => step !== 'review') : page;
  const names = steps.map((step) => l.t(step));
  return names.length > 1 ? new Intl.ListFormat(l.locale, { type: 'conjunction' }).format(names) : (names[0] ?? '');
}
