import type { Contact, ContactChange, Profile, ProfileChange } from '../../../../api/schemas/storefront/profile.js';
import { buyerOf, fieldValue, type Details, type FormRules } from '../../sign-up/details.js';
import { CONTACTS, isContact, type ContactFlow, type ProfileFlow } from './flows.js';

const CODE = /^[A-Z]{2}$/;

/** The code of a country that the platform may keep by its English name; empty where it is neither. */
export function countryCode(country: string | undefined, codes: readonly string[]): string {
  if (country === undefined || CODE.test(country)) return country ?? '';
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return codes.find((code) => names.of(code)?.toLowerCase() === country.toLowerCase()) ?? '';
}

/** The contact of a flow, else the one that stands in for it. */
export function contactOf({ billTo, soldTo, shipTo }: Profile, flow: ContactFlow): Contact | undefined {
  if (flow === 'bill-to') return billTo;
  return flow === 'sold-to' ? (soldTo ?? billTo) : (shipTo ?? soldTo ?? billTo);
}

/** A profile as the fields have it. */
export function detailsOf(profile: Profile, flow: ProfileFlow, codes: readonly string[]): Details {
  if (!isContact(flow)) {
    const { company = '', taxId = '', purchaseOrderNumber = '', billTo } = profile;
    return { buyer: 'company', company, taxId, purchaseOrderNumber, country: countryCode(billTo?.country, codes) };
  }
  const contact: Contact = contactOf(profile, flow) ?? { firstName: '', lastName: '' };
  const { firstName, lastName, email = '', country, address1 = '', address2 = '', city = '', state = '', postalCode = '' } = contact;
  return { firstName, lastName, email, country: countryCode(country, codes), address1, address2, city, state, postalCode };
}

/** What is sent for what was filled in. */
export function changeOf(flow: ProfileFlow, details: Details, form: FormRules, kept: Contact | undefined): Omit<ProfileChange, 'version'> {
  if (!isContact(flow)) {
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
    // Not asked for, so it stays.
    ...(kept?.phone ? { phone: kept.phone } : {}),
    ...(address1 ? { address1 } : {}),
    ...(address2 ? { address2 } : {}),
    ...(city ? { city } : {}),
    ...(state ? { state } : {}),
    ...(postalCode ? { postalCode } : {}),
    country,
  };
  return { [CONTACTS[flow]]: contact };
}

/** What a conflict is about: the part that is being changed, as it is now. */
export function partOf(profile: Profile, flow: ProfileFlow): readonly string[] {
  if (flow === 'language') return [profile.language ?? ''];
  if (!isContact(flow)) return [profile.company, profile.taxId, profile.purchaseOrderNumber].map((text) => text ?? '');
  const { firstName = '', lastName = '', email, address1, address2, postalCode, city, state, country } = contactOf(profile, flow) ?? {};
  return [`${firstName} ${lastName}`.trim(), email, address1, address2, postalCode, city, state, country].map((text) => text ?? '');
}
