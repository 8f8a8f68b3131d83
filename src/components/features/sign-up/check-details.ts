import { createOrder } from '../../../api/operations/storefront/orders.js';
import { layoutFields } from './form-layout.js';
import { fitsPostalCode } from './countries/country-format.js';
import {
  buyerOf,
  customKey,
  fieldOfPath,
  fieldValue,
  type Details,
  type FieldProblem,
  type FieldProblems,
  type FormRules,
} from './details.js';

/** Validates details with the gateway's request schema and the data of the country. */
export function checkDetails(details: Details, form: FormRules): FieldProblems {
  const problems = new Map<string, FieldProblem>(findSchemaProblems(details, form));
  const note = (field: string, problem: FieldProblem): void => {
    if (!problems.has(field)) problems.set(field, problem);
  };
  for (const { field, required } of layoutFields(details, form)) {
    const value = fieldValue(details, field);
    if (value === '') {
      if (required) problems.set(field, 'missing');
      else problems.delete(field);
    } else if (field.endsWith('country')) {
      if (form.countries.length > 0 && !form.countries.includes(value)) note(field, 'not-served');
    } else if (field === 'postalCode' || field === 'soldTo-postalCode') {
      const country = fieldValue(details, field === 'postalCode' ? 'country' : 'soldTo-country');
      if (!fitsPostalCode(form.countryData(country).format, value)) note(field, 'invalid');
    } else if (field === 'taxId') {
      if (form.countryData(fieldValue(details, 'country')).tax?.fits(value) === false) note(field, 'invalid');
    } else if (field.startsWith('custom-')) {
      const longest = (form.signUp.fields ?? []).find((each) => customKey(each) === field)?.maxLength ?? 255;
      if (value.length > longest) note(field, 'too-long');
    }
  }
  return Object.fromEntries(problems);
}

function findSchemaProblems(details: Details, form: FormRules): [string, FieldProblem][] {
  const account = buyerOf(details, form);
  const checked = createOrder.request.safeParse({ account });
  return (checked.error?.issues ?? []).flatMap(({ path, code }): [string, FieldProblem][] => {
    const field = fieldOfPath(path.map(String), account);
    return field === undefined ? [] : [[field, code === 'too_big' ? 'too-long' : 'invalid']];
  });
}
