import { html, type TemplateResult } from 'lit';
import { errorSummary } from '../../primitives/error-summary.js';
import { selectField, textField, type TextFieldOptions } from '../../primitives/field.js';
import { countryChoices } from './countries.js';
import { DETAIL_FIELDS, usesState, type DetailField, type FieldProblem } from './details.js';
import { stepHeading } from './progress.js';
import { keepFocus, type View, type Words } from './view.js';

const AUTOCOMPLETE: Readonly<Record<DetailField, AutoFill>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  company: 'organization',
  country: 'country',
  address1: 'address-line1',
  postalCode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
};

const MISSING = {
  firstName: 'firstNameMissing',
  lastName: 'lastNameMissing',
  email: 'emailMissing',
  country: 'countryMissing',
} as const;

/** What is wrong with a field, in words. */
export function fieldWords(l: Words, field: DetailField, problem: FieldProblem): string {
  const values = { field: l.t(field) };
  switch (problem) {
    case 'missing':
      return field in MISSING ? l.t(MISSING[field as keyof typeof MISSING]) : l.t('invalid', values);
    case 'invalid':
      return field === 'email' ? l.t('emailInvalid') : l.t('invalid', values);
    case 'too-long':
      return l.t('tooLong', values);
    case 'not-served':
      return l.t('countryNotServed');
    case 'account-exists':
      return l.t('emailTaken');
    case 'refused':
      return l.t('refused', values);
  }
}

/** Who buys, and where. */
export function detailsStep(view: View): TemplateResult {
  const { l, purchase, problems, summed, steps, needsPayment, actions } = view;
  const { details } = purchase;
  const wrong = DETAIL_FIELDS.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ fieldId: field, message: fieldWords(l, field, problem) }] : [];
  });
  const options = (field: DetailField, required = false) => ({
    id: field,
    label: l.t(field),
    value: details[field],
    autocomplete: AUTOCOMPLETE[field],
    required,
    optional: required ? undefined : l.t('optional'),
    error: wrong.find(({ fieldId }) => fieldId === field)?.message,
    onInput: (value: string) => actions.type(field, value),
    onCommit: () => actions.leave(field),
  });
  const text = (field: DetailField, required = false, more: Partial<TextFieldOptions> = {}): TemplateResult =>
    textField({ ...options(field, required), ...more });
  const submit = (event: Event): void => {
    event.preventDefault();
    actions.submitDetails();
  };
  return html`<section class="step">
    ${stepHeading(view, l.t('detailsHeading'))}
    <form novalidate @submit=${submit}>
      ${errorSummary({ heading: l.t('errors', { count: wrong.length }), errors: summed ? wrong : [] })}
      <div class="fields">
        <div class="half">${text('firstName', true)}</div>
        <div class="half">${text('lastName', true)}</div>
        <div>${text('email', true, { type: 'email', inputMode: 'email', hint: l.t('emailHint') })}</div>
        <div>${text('company')}</div>
        <div>
          ${selectField({ ...options('country', true), options: countryChoices(view.catalog.countries, l), placeholder: l.t('chooseCountry') })}
        </div>
        <div>${text('address1')}</div>
        <div class="third">${text('postalCode')}</div>
        <div class="two-thirds">${text('city')}</div>
        ${usesState(details.country) ? html`<div>${text('state')}</div>` : ''}
      </div>
      <div class="actions">
        ${
          steps.includes('plan')
            ? html`<button class="button" type="button" part="back" @click=${() => actions.go('plan')}>${l.t('back')}</button>`
            : ''
        }
        <button class="button primary" type="submit" part="continue" @mousedown=${keepFocus}>
          ${l.t(needsPayment ? 'toPayment' : 'toReview')}
        </button>
      </div>
    </form>
  </section>`;
}
