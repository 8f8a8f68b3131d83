import { html, nothing, type TemplateResult } from 'lit';
import type { Consent } from '../../../api/schemas/storefront/catalog.js';
import { errorSummary } from '../../primitives/error-summary.js';
import { checkboxField } from '../../primitives/field.js';
import { safeHref } from '../../primitives/safe-link.js';
import { isOwed } from '../quote/summary.js';
import { buyerOf } from './details.js';
import { orderProblem } from './order-problem.js';
import { stepHeading } from './progress.js';
import { isUnderWay } from './purchase.js';
import { keepFocus, type View } from './view.js';

/** Everything once more, the consents, and the button that orders. */
export function reviewStep(view: View): TemplateResult {
  const { l, catalog, problems, summed, purchase } = view;
  const wrong = catalog.consents.flatMap(({ id }) => {
    const fieldId = `consent-${id}`;
    return problems[fieldId] ? [{ fieldId, message: l.t('consentMissing') }] : [];
  });
  return html`<section class="step">
    ${stepHeading(view, l.t('reviewHeading'))}
    ${errorSummary({ heading: l.t('errors', { count: wrong.length }), errors: summed ? wrong : [] })} ${entered(view)}
    ${
      catalog.consents.length > 0 && !purchase.owing
        ? html`<fieldset class="consents">
            <legend class="visually-hidden">${l.t('consents')}</legend>
            ${catalog.consents.map((consent) => consentField(view, consent))}
          </fieldset>`
        : nothing
    }
    ${orderProblem(view)} ${actions(view)}
  </section>`;
}

function entered(view: View): TemplateResult {
  const { l, purchase, needsPayment } = view;
  const { firstName, lastName, email, company, address1, postalCode, city, state, country } = buyerOf(purchase.details);
  const locked = isUnderWay(purchase) || purchase.owing !== undefined;
  const place = [address1, [postalCode, city].filter(Boolean).join(' '), state, l.country(country)].filter((line) => line);
  return html`<div class="entered">
    <dl class="rows">
      <div>
        <dt>${l.t('name')}</dt>
        <dd>${firstName} ${lastName}${company ? html`<br />${company}` : nothing}</dd>
      </div>
      <div>
        <dt>${l.t('email')}</dt>
        <dd>${email}</dd>
      </div>
      <div>
        <dt>${l.t('address')}</dt>
        <dd>${place.map((line, index) => html`${index > 0 ? html`<br />` : nothing}${line}`)}</dd>
      </div>
    </dl>
    ${locked ? nothing : edit(view, 'details', l.t('editDetails'))}
    ${
      needsPayment
        ? html`<dl class="rows">
              <div>
                <dt>${l.t('paymentMethod')}</dt>
                <dd>${l.t('savedCard')}</dd>
              </div>
            </dl>
            ${isUnderWay(purchase) ? nothing : edit(view, 'payment', l.t('useOtherCard'))}`
        : nothing
    }
  </div>`;
}

function edit({ actions }: View, step: 'details' | 'payment', text: string): TemplateResult {
  return html`<button class="button link" type="button" part="edit" @click=${() => actions.go(step)}>${text}</button>`;
}

function consentField({ l, purchase, problems, actions }: View, { id, version, text, href, required }: Consent): TemplateResult {
  const address = safeHref(href);
  return checkboxField({
    id: `consent-${id}`,
    label: html`${text}
    ${
      address
        ? html`<a href=${address} target="_blank" rel="noopener"
            >${l.t('readConsent')}<span class="visually-hidden"> ${text} ${l.t('opensTab')}</span></a
          >`
        : nothing
    }`,
    checked: purchase.accepted.some((consent) => consent.id === id && consent.version === version),
    required,
    error: problems[`consent-${id}`] ? l.t('consentMissing') : undefined,
    onChange: (accepted) => actions.consent(id, version, accepted),
  });
}

function actions(view: View): TemplateResult {
  const { l, purchase, needsPayment, online, wait, quote, actions } = view;
  const busy = isUnderWay(purchase);
  const unable = busy || !online || wait > 0 || (!quote && !purchase.owing);
  return html`<div class="actions">
    ${
      busy || purchase.owing
        ? nothing
        : html`<button class="button" type="button" part="back" @click=${() => actions.go(needsPayment ? 'payment' : 'details')}>
            ${l.t('back')}
          </button>`
    }
    <button
      class="button primary"
      type="button"
      part="cta"
      aria-disabled=${unable ? 'true' : 'false'}
      @mousedown=${keepFocus}
      @click=${() => unable || actions.confirm()}
    >
      ${confirmWords(view)}
    </button>
  </div>`;
}

/** What the button does, with the amount. */
export function confirmWords({ l, purchase, quote }: View): string {
  if (isUnderWay(purchase)) return l.t('sending');
  if (purchase.owing) return l.t('payDue', { amount: l.money(purchase.owing.due) });
  if (!quote) return l.t('confirmWaiting');
  const { dueNow, next } = quote;
  if (isOwed(dueNow.total)) return l.t('payAndStart', { amount: l.money(dueNow.total) });
  if (next && isOwed(next.total)) return l.t('startPayLater', { amount: l.money(next.total), date: l.date(next.date, 'medium') });
  return l.t('startFree');
}
