import type { Contact, ContactChange, Profile, ProfileChange } from '../../../../api/schemas/storefront/profile.js';
import { buyerOf, fieldValue, type Details, type FormRules } from '../../sign-up/details.js';
import { CONTACT_FIELDS, isContactFlow, type ContactFlow, type ProfileFlow } from './profile-flows.js';

const COUNTRY_CODE = /^[A-Z]{2}$/;

/** Returns the ISO code of a country, given as a code or English name. Empty if unknown. */
function toCountryCode(country: string | undefined, codes: readonly string[]): string {
  if (country === undefined || COUNTRY_CODE.test(country)) return country ?? '';
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return codes.find((code) => names.of(code)?.toLowerCase() === country.toLowerCase()) ?? '';
}

/** Returns the contact that a task changes. If this contact is missing, returns the service contact or the billing contact. */
export function contactOf({ billTo, soldTo, shipTo }: Profile, flow: ContactFlow): Contact | undefined {
  if (flow === 'bill-to') return billTo;
  return flow === 'sold-to' ? (soldTo ?? billTo) : (shipTo ?? soldTo ?? billTo);
}

/** Converts a profile to the values of the form fields. */
export function toDetails(profile: Profile, flow: ProfileFlow, codes: readonly string[]): Details {
  if (!isContactFlow(flow)) {
    const { company = '', taxId = '', purchaseOrderNumber = '', billTo } = profile;
    return { buyer: 'company', company, taxId, purchaseOrderNumber, country: toCountryCode(billTo?.country, codes) };
  }
  const contact: Contact = contactOf(profile, flow) ?? { firstName: '', lastName: '' };
  const { firstName, lastName, email = '', country, address1 = '', address2 = '', city = '', state = '', postalCode = '' } = contact;
  return { firstName, lastName, email, country: toCountryCode(country, codes), address1, address2, city, state, postalCode };
}

/** Converts the form values to a request. @param existing current contact, for fields that the form does not contain */
export function toProfileChange(
  flow: ProfileFlow,
  details: Details,
  form: FormRules,
  existing: Contact | undefined,
): Omit<ProfileChange, 'version'> {
  if (!isContactFlow(flow)) {
    return {
      company: fieldValue(details, 'company'),
      taxId: fieldValue(details, 'taxId'),
      purchaseOrderNumber: fieldValue(details, 'purchaseOrderNumber'),
    };
  }
  const { firstName, lastName, email, address1, address2, city, state, postalCode, country } = buyerOf(details, form);
  const contact: ContactChange = {
    firstName,
    lastName,
    ...(email ? { email } : {}),
    // The form has no phone field. Sends the current phone number, so that it is not lost.
    ...(existing?.phone ? { phone: existing.phone } : {}),
    ...(address1 ? { address1 } : {}),
    ...(address2 ? { address2 } : {}),
    ...(city ? { city } : {}),
    ...(state ? { state } : {}),
    ...(postalCode ? { postalCode } : {}),
    country,
  };
  return { [CONTACT_FIELDS[flow]]: contact };
}

/** Returns the part of a profile that a task changes, as lines of text. Used to detect and show a conflict. */
export function profileLines(profile: Profile, flow: ProfileFlow): readonly string[] {
  if (flow === 'language') return [profile.language ?? ''];
  if (!isContactFlow(flow)) return [profile.company, profile.taxId, profile.purchaseOrderNumber].map((text) => text ?? '');
  const { firstName = '', lastName = '', email, address1, address2, postalCode, city, state, country } = contactOf(profile, flow) ?? {};
  return [`${firstName} ${lastName}`.trim(), email, address1, address2, postalCode, city, state, country].map((text) => text ?? '');
}
