import * as z from 'zod';
import { exactObject } from '../option-problems.js';
import { href, id, localized, localizedText, uniqueBy, displayText, type Localized } from './texts.js';

/** Sign-up questions in addition to name and address. */
export interface SignUpOffer {
  /** Types of buyers that may sign up. If missing, both types. */
  buyers?: ('personal' | 'company')[] | undefined;
  /** If true, companies may enter a purchase order number. */
  purchaseOrder?: boolean | undefined;
  fields?: FieldOffer[] | undefined;
}

/** Additional question of the tenant. The answer is stored in a custom field of the account. */
export interface FieldOffer {
  /** Name of the custom field, for example `Referrer__c`. */
  name: string;
  type: 'text' | 'choice' | 'checkbox';
  required?: boolean | undefined;
  maxLength?: number | undefined;
  options?: { value: string; texts: Localized<{ text: string }> }[] | undefined;
  texts: Localized<{ label: string; hint?: string | undefined }>;
}

/** Terms that the buyer must or may accept. */
export interface ConsentOffer {
  id: string;
  version: string;
  required: boolean;
  href?: string | undefined;
  texts: Localized<{ text: string }>;
}

const field = exactObject({
  name: z
    .string()
    .max(64)
    .regex(/^\w+__c$/, { error: 'must be the name of a custom field, which ends with __c' }),
  type: z.enum(['text', 'choice', 'checkbox']),
  required: z.boolean().optional(),
  maxLength: z.int().min(1).max(2000).optional(),
  options: z
    .array(exactObject({ value: z.string().min(1).max(255), texts: localizedText }))
    .min(1)
    .optional(),
  texts: localized(exactObject({ label: displayText, hint: displayText.optional() })),
}).refine(({ type, options }) => (type === 'choice') === (options !== undefined), {
  error: 'must be set if type is choice, and only then',
  path: ['options'],
});

export const signUpOffer = exactObject({
  buyers: z
    .array(z.enum(['personal', 'company']))
    .min(1)
    .optional(),
  purchaseOrder: z.boolean().optional(),
  fields: z
    .array(field)
    .pipe(uniqueBy(({ name }) => name, 'must not contain the same name twice'))
    .optional(),
});

export const consentOffer = exactObject({
  id,
  version: id.describe('Change it with the text. The accepted version is stored with the order.'),
  required: z.boolean(),
  href: href.optional(),
  texts: localizedText,
});
