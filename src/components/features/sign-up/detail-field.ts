import type { TemplateResult } from 'lit';
import { checkboxField, selectField, textField } from '../../primitives/field.js';
import type { LayoutField } from './form-layout.js';
import { stateChoices, findStateValue } from './countries/country-format.js';
import { countryChoices } from './country-choices.js';
import { countryOf, fieldExample, fieldLabel, fieldErrorText, plainField } from './field-texts.js';
import { customKey, type DetailField, type FieldProblems, type FormRules } from './details.js';
import type { SignUpView, SignUpStepsLocalizer } from './sign-up-view.js';

const AUTOCOMPLETE: Readonly<Record<string, AutoFillField>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  company: 'organization',
  country: 'country',
  address1: 'address-line1',
  address2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
};

/** Returns the autocomplete token of a field, for the buyer or the recipient. */
function autocompleteOf(field: DetailField): AutoFill {
  const purpose = AUTOCOMPLETE[plainField(field)];
  if (!purpose) return 'off';
  return field.startsWith('soldTo-') ? `shipping ${purpose}` : purpose;
}

/** Data and actions of a form with detail fields: the sign-up or the profile. */
interface DetailsView {
  readonly l: SignUpStepsLocalizer;
  readonly purchase: { readonly details: SignUpView['purchase']['details'] };
  readonly form: FormRules;
  readonly problems: FieldProblems;
  /** Email address that cannot be changed. */
  readonly fixedEmail?: string | undefined;
  readonly catalog: { readonly countries: readonly string[] };
  readonly actions: Pick<SignUpView['actions'], 'type' | 'leave'>;
}

/** Renders a field of the details form. */
export function detailField(view: DetailsView, { field, required }: LayoutField): TemplateResult {
  const { l, purchase, form, problems, actions, catalog, fixedEmail } = view;
  const { details } = purchase;
  const problem = problems[field];
  const name = plainField(field);
  const custom = (form.signUp.fields ?? []).find((each) => customKey(each) === field);
  const options = {
    id: field,
    label: fieldLabel(l, field, details, form),
    value: details[field] ?? '',
    autocomplete: autocompleteOf(field),
    required,
    optional: required ? undefined : l.t('optional'),
    hint: custom?.hint ?? hintOf(view, field),
    error: problem && fieldErrorText(l, field, problem, details, form),
    onInput: (value: string) => actions.type(field, value),
    onCommit: () => actions.leave(field),
  };
  if (custom?.type === 'checkbox') {
    const { id, label, error, hint } = options;
    const onChange = (checked: boolean): void => actions.type(field, checked ? 'true' : '');
    return checkboxField({ id, label, hint, checked: options.value === 'true', required, error, onChange });
  }
  if (custom?.type === 'choice') return selectField({ ...options, options: custom.options ?? [], placeholder: l.t('choose') });
  if (custom) return textField({ ...options, maxLength: custom.maxLength ?? 255 });
  if (name === 'country') {
    return selectField({ ...options, options: countryChoices(catalog.countries, l), placeholder: l.t('chooseCountry') });
  }
  const { format } = form.countryData(countryOf(details, field));
  const states = name === 'state' ? stateChoices(format, l.locale) : undefined;
  if (states) {
    // Keeps what was typed or filled in before the states of the country were loaded.
    const value = findStateValue(format, options.value);
    const isListed = value === '' || states.some((state) => state.value === value);
    return selectField({
      ...options,
      value,
      options: isListed ? states : [...states, { value, label: value }],
      placeholder: l.t('choose'),
    });
  }
  const latin = ['email', 'postalCode', 'taxId', 'purchaseOrderNumber'].includes(name);
  return textField({
    ...options,
    ...(latin && { dir: 'auto' }),
    ...(field === 'email' && { type: 'email', inputMode: 'email', readOnly: fixedEmail !== undefined }),
  });
}

function hintOf({ l, purchase, form, fixedEmail }: DetailsView, field: DetailField): string | undefined {
  if (field === 'email') return l.t(fixedEmail === undefined ? 'emailHint' : 'emailFixedHint');
  if (field === 'taxId') {
    const example = fieldExample(l, field, purchase.details, form);
    return example ? l.t('taxIdHintLike', { example }) : l.t('taxIdHint');
  }
  return field === 'purchaseOrderNumber' ? l.t('purchaseOrderHint') : undefined;
}
