import type { AddressField } from './countries/country-format.js';
import type { CountryData } from './countries/country-data.js';
import { customKey, fieldValue, type DetailField, type Details, type FieldProblem, type FormRules } from './details.js';
import type { SignUpStepsLocalizer } from './sign-up-view.js';

const ADDRESS: readonly string[] = ['address1', 'address2', 'city', 'state', 'postalCode'];

/** Returns a field name without the prefix `soldTo-`. */
export function plainField(field: DetailField): string {
  return field.replace(/^soldTo-/, '');
}

/** Returns the country that a field belongs to. */
export function countryOf(details: Details, field: DetailField): string {
  return fieldValue(details, field.startsWith('soldTo-') ? 'soldTo-country' : 'country');
}

function isAddressField(name: string): name is AddressField {
  return ADDRESS.includes(name);
}

function addressLabel(l: SignUpStepsLocalizer, field: AddressField, { format: { names }, addressMessages: words }: CountryData): string {
  switch (field) {
    case 'postalCode':
      return words && names.postalCode ? words.t(`postalCode_${names.postalCode}`) : l.t('postalCode');
    case 'city':
      return words && names.city ? words.t(`city_${names.city}`) : l.t('city');
    case 'state':
      return words && names.state ? words.t(`state_${names.state}`) : l.t('state');
    case 'address2':
      return words && names.district ? words.t(`district_${names.district}`) : l.t('address2');
    case 'address1':
      return l.t('address1');
  }
}

/** Returns the label of a field, as used in its country. */
export function fieldLabel(l: SignUpStepsLocalizer, field: DetailField, details: Details, form: FormRules): string {
  const custom = (form.signUp.fields ?? []).find((each) => customKey(each) === field);
  if (custom) return custom.label;
  const name = plainField(field);
  const countryData = form.countryData(countryOf(details, field));
  if (isAddressField(name)) return addressLabel(l, name, countryData);
  switch (name) {
    case 'taxId':
      return countryData.addressMessages && countryData.tax
        ? countryData.addressMessages.t('taxId', { name: countryData.tax.name })
        : l.t('taxId');
    case 'firstName':
    case 'lastName':
    case 'email':
    case 'company':
    case 'country':
    case 'purchaseOrderNumber':
      return l.t(name);
    default:
      return name;
  }
}

/** Returns an example of a valid entry. Undefined if there is none. */
export function fieldExample(l: SignUpStepsLocalizer, field: DetailField, details: Details, form: FormRules): string | undefined {
  const { format, tax } = form.countryData(countryOf(details, field));
  const example = plainField(field) === 'postalCode' ? format.example : field === 'taxId' ? tax?.example : undefined;
  // The example is isolated, because right-to-left text would reorder its groups of digits.
  return example && l.direction === 'rtl' ? `\u2066${example}\u2069` : example;
}

/** Returns the error text of a field. */
export function fieldErrorText(
  l: SignUpStepsLocalizer,
  field: DetailField,
  problem: FieldProblem,
  details: Details,
  form: FormRules,
): string {
  const name = fieldLabel(l, field, details, form);
  const example = fieldExample(l, field, details, form);
  switch (problem) {
    case 'missing':
      return missingText(l, field, name, example, form);
    case 'invalid':
      if (field === 'email') return l.t('emailInvalid');
      if (field === 'taxId') return example ? l.t('taxIdInvalidLike', { field: name, example }) : l.t('taxIdInvalid', { field: name });
      return example ? l.t('invalidLike', { field: name, example }) : l.t('invalid', { field: name });
    case 'too-long':
      return l.t('tooLong', { field: name });
    case 'not-served':
      return l.t('countryNotServed');
    case 'account-exists':
      return l.t('emailTaken');
    case 'in-use':
      return l.t('emailInUse');
    case 'refused':
      return l.t('refused', { field: name });
  }
}

function missingText(l: SignUpStepsLocalizer, field: DetailField, name: string, example: string | undefined, form: FormRules): string {
  switch (plainField(field)) {
    case 'firstName':
      return l.t(field === 'firstName' ? 'firstNameMissing' : 'theirFirstNameMissing');
    case 'lastName':
      return l.t(field === 'lastName' ? 'lastNameMissing' : 'theirLastNameMissing');
    case 'email':
      return l.t('emailMissing');
    case 'company':
      return l.t('companyMissing');
    case 'country':
      return l.t(field === 'country' ? 'countryMissing' : 'theirCountryMissing');
    case 'address1':
      return l.t('address1Missing');
  }
  const custom = (form.signUp.fields ?? []).find((each) => customKey(each) === field);
  if (custom?.type === 'checkbox') return l.t('checkMissing', { field: name });
  if (custom?.type === 'choice' || plainField(field) === 'state') return l.t('choiceMissing', { field: name });
  return example ? l.t('missingLike', { field: name, example }) : l.t('missing', { field: name });
}
