import type { Validator } from '../validator.js';
import type { OpenEnum } from '../values.js';
import { array, boolean, number, object, oneOf, optional, string } from '../validation.js';

/** Sign-up settings of the offers file. */
export interface SignUpRules {
  /** True if a coupon code may be entered. Codes are never listed. */
  coupons?: boolean;
  /** Kinds of customers that can sign up. Default: both. */
  buyers?: ('personal' | 'company')[];
  /** True if companies may enter a purchase order number. */
  purchaseOrder?: boolean;
  /** The tenant's own questions, in order. The answers are saved as custom fields of the account. */
  fields?: CustomField[];
}

/** Question of the tenant at sign-up. */
export interface CustomField {
  /** Name of the custom field, for example `Referrer__c`. */
  name: string;
  label: string;
  hint?: string;
  type: OpenEnum<'text' | 'choice' | 'checkbox'>;
  /** Options of a `choice`. */
  options?: { value: string; label: string }[];
  required?: boolean;
  /** Maximum length of a text. Default: 255. */
  maxLength?: number;
}

/** Text that the customer accepts before buying. */
export interface Consent {
  id: string;
  version: string;
  text: string;
  /** Address of the full text: https, or a path on the tenant's site. */
  href?: string;
  required: boolean;
}

export const signUpRules: Validator<SignUpRules> = object({
  coupons: optional(boolean),
  buyers: optional(array(oneOf('personal', 'company'))),
  purchaseOrder: optional(boolean),
  fields: optional(
    array(
      object({
        name: string,
        label: string,
        hint: optional(string),
        type: string,
        options: optional(array(object({ value: string, label: string }))),
        required: optional(boolean),
        maxLength: optional(number),
      }),
    ),
  ),
});

export const consent: Validator<Consent> = object({
  id: string,
  version: string,
  text: string,
  href: optional(string),
  required: boolean,
});
