import { html, nothing, type TemplateResult } from 'lit';
import { checkIcon } from '../../primitives/icons.js';
import type { Step } from './purchase.js';
import { HEADING_ID, type View, type Words } from './view.js';

/** How far one is. A list and not a menu: one goes on and back with the buttons of the steps. */
export function progress({ l, steps, purchase: { step } }: View): TemplateResult {
  const at = steps.indexOf(step);
  return html`<ol class="progress" part="progress" aria-label=${l.t('progress')}>
    ${steps.map(
      (name, index) =>
        html`<li class=${index < at ? 'past' : index === at ? 'here' : ''} aria-current=${index === at ? 'step' : nothing}>
          <span class="mark" aria-hidden="true">${index < at ? checkIcon : l.number(index + 1)}</span>
          <span class="name"
            >${index < at ? html`<span class="visually-hidden">${l.t('stepDone')}</span> ` : nothing}${l.t(nameOf(name))}</span
          >
        </li>`,
    )}
  </ol>`;
}

/** The heading of a step, which says its place as well. */
export function stepHeading(view: View, text: string): TemplateResult {
  const { l, steps, purchase } = view;
  return html`<h2 id=${HEADING_ID} tabindex="-1">
    <span class="visually-hidden">${l.t('stepOf', { step: steps.indexOf(purchase.step) + 1, steps: steps.length })}</span>
    ${text}
  </h2>`;
}

function nameOf(step: Step): 'plan' | 'details' | 'payment' | 'review' {
  return step === 'done' ? 'review' : step;
}

export function unitsOf(l: Words, unit: { one: string; other: string }, count: number): string {
  return l.t('quantityOf', { count, ...unit });
}
