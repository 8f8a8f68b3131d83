import { html, nothing, type TemplateResult } from 'lit';
import type { Consent } from '../../../api/schemas/storefront/sign-up-rules.js';
import { checkboxField } from '../../primitives/field.js';
import { safeHref } from '../../primitives/safe-link.js';
import type { SignUpView } from './sign-up-view.js';

/** Renders the tenant's consents. */
export function consentFields(view: SignUpView): TemplateResult | typeof nothing {
  const { l, catalog, purchase } = view;
  if (catalog.consents.length === 0 || purchase.unpaidFirstBill) return nothing;
  return html`<fieldset class="consents" part="consents">
    <legend class="visually-hidden">${l.t('consents')}</legend>
    ${catalog.consents.map((consent) => consentField(view, consent))}
  </fieldset>`;
}

function consentField({ l, purchase, problems, actions }: SignUpView, { id, version, text, href, required }: Consent): TemplateResult {
  const address = safeHref(href);
  return checkboxField({
    id: `consent-${id}`,
    label: text,
    link: address
      ? html`<a href=${address} target="_blank" rel="noopener" aria-label=${l.t('readConsentNamed', { text })}>${l.t('readConsent')}</a>`
      : undefined,
    checked: purchase.accepted.some((consent) => consent.id === id && consent.version === version),
    required,
    error: problems[`consent-${id}`] ? l.t('consentMissing') : undefined,
    onChange: (accepted) => actions.consent(id, version, accepted),
  });
}
