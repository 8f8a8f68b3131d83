import { addressRows, isRequired } from './countries/country-format.js';
import { buyerKind, customKey, isSoldToOther, typed, type DetailField, type Details, type FormRules } from './details.js';

/** A field that is asked for. */
export interface AskedField {
  readonly field: DetailField;
  readonly required: boolean;
}

/** The fields of one line. */
export type AskedRow = readonly AskedField[];

/** The form in parts, in the order in which it is shown. */
export interface AskedForm {
  readonly who: readonly AskedRow[];
  readonly address: readonly AskedRow[];
  /** Empty unless it is sold to somebody else. */
  readonly soldTo: readonly AskedRow[];
  readonly custom: readonly AskedRow[];
}

const need = (field: DetailField): AskedField => ({ field, required: true });
const may = (field: DetailField): AskedField => ({ field, required: false });

/** What is asked for, as far as it depends on what was filled in already. */
export function askedForm(details: Details, form: FormRules): AskedForm {
  const { signUp } = form;
  const company = buyerKind(details, signUp) === 'company';
  return {
    who: [
      [need('firstName'), need('lastName')],
      [need('email')],
      ...(company ? [[need('company')], [may('taxId')], ...(signUp.purchaseOrder ? [[may('purchaseOrderNumber')]] : [])] : []),
    ],
    address: placeRows(details, '', form),
    soldTo: isSoldToOther(details) ? [[need('soldTo-firstName'), need('soldTo-lastName')], ...placeRows(details, 'soldTo-', form)] : [],
    custom: (signUp.fields ?? []).map((field) => [{ field: customKey(field), required: field.required === true }]),
  };
}

/** The same as one list. */
export function askedFields(details: Details, form: FormRules): AskedField[] {
  const { who, address, soldTo, custom } = askedForm(details, form);
  return [who, address, soldTo, custom].flat(2);
}

function placeRows(details: Details, prefix: '' | 'soldTo-', form: FormRules): AskedField[][] {
  const country = typed(details, `${prefix}country`);
  const { format } = form.facts(country);
  return [
    [need(`${prefix}country`)],
    ...addressRows(format, form.locale).map((row) =>
      row.map((field) => ({ field: `${prefix}${field}` as const, required: isRequired(format, field) })),
    ),
  ];
}
