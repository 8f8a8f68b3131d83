import { addressRows, isRequired } from './countries/country-format.js';
import { buyerKind, customKey, isSoldToOther, fieldValue, type DetailField, type Details, type FormRules } from './details.js';

/** Field of the details form. */
export interface LayoutField {
  readonly field: DetailField;
  readonly required: boolean;
}

/** Fields of one row. */
export type LayoutRow = readonly LayoutField[];

/** Details form in display order. */
interface FormLayout {
  readonly who: readonly LayoutRow[];
  readonly address: readonly LayoutRow[];
  /** Empty unless the recipient differs from the buyer. */
  readonly soldTo: readonly LayoutRow[];
  readonly custom: readonly LayoutRow[];
}

const requiredField = (field: DetailField): LayoutField => ({ field, required: true });
const optionalField = (field: DetailField): LayoutField => ({ field, required: false });

/** Returns the layout of the form. Some fields depend on what was entered before. */
export function formLayout(details: Details, form: FormRules): FormLayout {
  const { signUp } = form;
  const company = buyerKind(details, signUp) === 'company';
  return {
    who: [
      [requiredField('firstName'), requiredField('lastName')],
      [requiredField('email')],
      ...(company
        ? [[requiredField('company')], [optionalField('taxId')], ...(signUp.purchaseOrder ? [[optionalField('purchaseOrderNumber')]] : [])]
        : []),
    ],
    address: addressLayout(details, '', form),
    soldTo: isSoldToOther(details)
      ? [[requiredField('soldTo-firstName'), requiredField('soldTo-lastName')], ...addressLayout(details, 'soldTo-', form)]
      : [],
    custom: (signUp.fields ?? []).map((field) => [{ field: customKey(field), required: field.required === true }]),
  };
}

/** Returns all fields of the form as one list. */
export function layoutFields(details: Details, form: FormRules): LayoutField[] {
  const { who, address, soldTo, custom } = formLayout(details, form);
  return [who, address, soldTo, custom].flat(2);
}

function addressLayout(details: Details, prefix: '' | 'soldTo-', form: FormRules): LayoutField[][] {
  const country = fieldValue(details, `${prefix}country`);
  const { format } = form.countryData(country);
  return [
    [requiredField(`${prefix}country`)],
    ...addressRows(format, form.locale).map((row) =>
      row.map((field) => ({ field: `${prefix}${field}` as const, required: isRequired(format, field) })),
    ),
  ];
}
