import { html, nothing, type TemplateResult } from 'lit';
import { addressLines } from './countries/country-format.js';
import { consentFields } from './consents.js';
import { buyerOf, customKey, fieldValue } from './details.js';
import { renderSecondNotice } from './existing-step.js';
import { fieldLabel } from './field-texts.js';
import { renderOrderStatus } from './order-status.js';
import { isUnderWay } from './purchase.js';
import { currentPage, type SignUpView } from './sign-up-view.js';
import type { Address } from '../../../api/schemas/storefront/buyer.js';

/** Renders the review: entries of the other pages, and the consents. */
export function reviewStep(view: SignUpView): TemplateResult {
  return html`${renderSecondNotice(view)} ${renderEntries(view)} ${consentFields(view)} ${renderOrderStatus(view)}`;
}

interface ReviewRow {
  readonly name: string;
  readonly lines: readonly (string | undefined)[];
}

function renderEntries(view: SignUpView): TemplateResult | typeof nothing {
  const { l, needsPayment, purchase, isSignedIn } = view;
  const page = currentPage(view);
  const locked = isUnderWay(purchase) || purchase.unpaidFirstBill !== undefined;
  const who = isSignedIn ? account(view) : page.includes('details') ? [] : details(view);
  const onInvoice = (purchase.invoiceTerm && view.invoiceChoice) || undefined;
  const pays = needsPayment && !page.includes('payment');
  if (who.length === 0 && !pays) return nothing;
  const editDetails = isSignedIn || locked ? nothing : edit(view, 'details', l.t('editDetails'));
  const editPayment = isUnderWay(purchase) ? nothing : edit(view, 'payment', onInvoice?.t('change') ?? l.t('useOtherCard'));
  return html`${who.length > 0 ? entries(who, editDetails) : nothing}${
    pays ? entries([{ name: l.t('paymentMethod'), lines: [onInvoice?.method(view) ?? methodLabel(view)] }], editPayment) : nothing
  }`;
}

function entries(rows: readonly ReviewRow[], button: TemplateResult | typeof nothing): TemplateResult {
  return html`<div class="entered">${list(rows)}${button}</div>`;
}

function list(entries: readonly ReviewRow[]): TemplateResult {
  return html`<dl class="rows">
    ${entries.map(
      ({ name, lines }) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${lines.filter((line) => line).map((line, index) => html`${index > 0 ? html`<br />` : nothing}<bdi>${line}</bdi>`)}</dd>
        </div>`,
    )}
  </dl>`;
}

function account({ l, profile }: SignUpView): ReviewRow[] {
  return profile ? [{ name: l.t('accountNumber'), lines: [profile.name, profile.accountNumber, profile.billTo?.email] }] : [];
}

function details({ l, purchase, form }: SignUpView): ReviewRow[] {
  const { firstName, lastName, email, company, taxId, purchaseOrderNumber, soldTo, ...address } = buyerOf(
    purchase.details,
    form,
    purchase.invoiceTerm !== undefined,
  );
  const place = (at: Address): string[] => [
    ...addressLines(form.countryData(at.country).format, l.locale, at),
    ...(at.country ? [l.country(at.country)] : []),
  ];
  const answers = (form.signUp.fields ?? []).map((field) => {
    const value = fieldValue(purchase.details, customKey(field));
    const option = field.options?.find((each) => each.value === value)?.label;
    return { name: field.label, lines: [field.type === 'checkbox' ? (value ? l.t('yes') : l.t('no')) : (option ?? value)] };
  });
  return [
    { name: l.t('name'), lines: [l.t('fullName', { firstName, lastName }), company] },
    { name: l.t('email'), lines: [email] },
    { name: l.t('address'), lines: place(address) },
    ...(soldTo ? [{ name: l.t('soldToHeading'), lines: [l.t('fullName', nameOf(soldTo)), ...place(soldTo)] }] : []),
    { name: fieldLabel(l, 'taxId', purchase.details, form), lines: [taxId] },
    { name: l.t('purchaseOrderNumber'), lines: [purchaseOrderNumber] },
    ...answers,
  ].filter(({ lines }) => lines.some((line) => line));
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): { firstName: string; lastName: string } => ({
  firstName,
  lastName,
});

/** Returns the label of the stored payment method. */
function methodLabel({ l, purchase: { method } }: SignUpView): string {
  return method?.label ?? l.t('savedCard');
}

function edit({ actions }: SignUpView, step: 'details' | 'payment', text: string): TemplateResult {
  return html`<button class="button link" type="button" part="edit" @click=${() => actions.go(step)}>${text}</button>`;
}
