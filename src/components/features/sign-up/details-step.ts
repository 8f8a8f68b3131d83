import { html, nothing, type TemplateResult } from 'lit';
import { checkboxField, radioField } from '../../primitives/field.js';
import { safeHref } from '../../primitives/safe-link.js';
import { formLayout, type LayoutRow } from './form-layout.js';
import { detailField } from './detail-field.js';
import { buyerKind, isSoldToOther } from './details.js';
import type { SignUpView } from './sign-up-view.js';

/** Renders the details step: buyer, addresses and custom fields. */
export function detailsStep(view: SignUpView): TemplateResult {
  const { l, purchase, form, actions } = view;
  const { details } = purchase;
  const { who, address, soldTo, custom } = formLayout(details, form);
  return html`${haveAccount(view)}
    <div class="fields">${buyers(view)} ${rows(view, who)}</div>
    <fieldset class="group">
      <legend>${l.t('billTo')}</legend>
      <div class="fields">${rows(view, address)}</div>
    </fieldset>
    ${checkboxField({
      id: 'soldTo',
      label: l.t('soldToOther'),
      checked: isSoldToOther(details),
      onChange: (other) => actions.type('soldTo', other ? 'other' : ''),
    })}
    ${
      soldTo.length > 0
        ? html`<fieldset class="group">
            <legend>${l.t('soldToHeading')}</legend>
            <p class="intro">${l.t('soldToIntro')}</p>
            <div class="fields">${rows(view, soldTo)}</div>
          </fieldset>`
        : nothing
    }
    ${custom.length > 0 ? html`<div class="fields">${rows(view, custom)}</div>` : nothing}`;
}

function haveAccount({ l, user, settings, problems, actions }: SignUpView): TemplateResult | typeof nothing {
  const href = user ? undefined : safeHref(settings.signInHref);
  // The error summary already has the same link.
  if (!href || problems['email'] === 'account-exists') return nothing;
  return html`<p class="intro">
    ${l.t('haveAccount')} <a href=${href} part="sign-in" @click=${() => actions.signIn('has-account')}>${l.t('signIn')}</a>
  </p>`;
}

/** Renders the choice between a personal and a company purchase, if the tenant allows both. */
function buyers({ l, form, purchase, actions }: SignUpView): TemplateResult | typeof nothing {
  if (form.signUp.buyers?.length === 1) return nothing;
  return radioField({
    name: 'buyer',
    legend: l.t('buyer'),
    value: buyerKind(purchase.details, form.signUp),
    options: [
      { value: 'personal', label: l.t('buyerPersonal') },
      { value: 'company', label: l.t('buyerCompany') },
    ],
    onChange: (kind) => actions.type('buyer', kind),
  });
}

const SPANS: Readonly<Record<number, string>> = { 1: '', 2: 'half', 3: 'third' };

function rows(view: SignUpView, list: readonly LayoutRow[]): TemplateResult[] {
  return list.flatMap((row) => {
    // A postal code needs less width than a city.
    const uneven = row.length === 2 && row.some(({ field }) => field.endsWith('postalCode'));
    return row.map((asked) => {
      const span = uneven ? (asked.field.endsWith('postalCode') ? 'third' : 'two-thirds') : (SPANS[row.length] ?? 'third');
      return html`<div class=${span}>${detailField(view, asked)}</div>`;
    });
  });
}
