import type { PlanChoice } from '../../../api/schemas/storefront/quote.js';
import type { SessionRights } from '../../../api/schemas/storefront/session.js';
import { isDetailField, type Details } from './details.js';

/** Purchase details that the page already knows. All are optional. They never replace user input. */
export interface SignUpPrefill {
  readonly buyer?: 'personal' | 'company';
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly company?: string;
  readonly taxId?: string;
  readonly purchaseOrderNumber?: string;
  readonly country?: string;
  readonly address1?: string;
  readonly address2?: string;
  readonly city?: string;
  readonly state?: string;
  readonly postalCode?: string;
  /** Recipient, if it differs from the buyer. */
  readonly soldTo?: Readonly<
    Partial<Record<'firstName' | 'lastName' | 'country' | 'address1' | 'address2' | 'city' | 'state' | 'postalCode', string>>
  >;
  /** Answers to the tenant's own questions, by name of the custom field. */
  readonly customFields?: Readonly<Record<string, string>>;
  readonly addOns?: readonly PlanChoice[];
  readonly coupon?: string;
}

/** Converts a prefill to details, by field name. */
export function toDetails({ soldTo, customFields, addOns: _, coupon: __, ...plain }: SignUpPrefill): Details {
  const texts: [string, unknown][] = [
    ...Object.entries(plain),
    ...Object.entries(soldTo ?? {}).map(([name, value]): [string, unknown] => [`soldTo-${name}`, value]),
    ...(soldTo ? [['soldTo', 'other'] satisfies [string, string]] : []),
    ...Object.entries(customFields ?? {}).map(([name, value]): [string, unknown] => [`custom-${name}`, value]),
  ];
  return Object.fromEntries(
    texts.flatMap(([name, value]) => (isDetailField(name) && typeof value === 'string' && value ? [[name, value]] : [])),
  );
}

/** Converts the details of a signed-in user. The last word of the name is taken as the last name; the user can correct it. */
export function userDetails(user: SessionRights['user']): Details {
  const words = (user?.name ?? '').trim().split(/\s+/);
  const lastName = words.length > 1 ? words.pop() : undefined;
  return toDetails({
    ...(words[0] && { firstName: words.join(' ') }),
    ...(lastName && { lastName }),
    ...(user?.email && { email: user.email }),
  });
}

/** Email address of a signed-in user that the tenant has verified. The user cannot buy with another one. */
export const fixedEmailOf = (user: SessionRights['user']): string | undefined => (user?.emailVerified ? user.email : undefined);
