import type { CountryCode } from '../../../src/api/schemas/values.js';
import type { ContactRow } from '../engine/contacts.js';
import type { BillingDocument, DocumentLanguage } from './billing-document.js';

/** Countries where the postal code follows the town. */
const CODE_LAST = new Set(['US', 'CA', 'AU', 'GB', 'IE', 'IN', 'NZ', 'SA', 'AE', 'EG']);

function joined(parts: readonly (string | null)[], by = ' '): string {
  return parts.filter((part) => part !== null && part !== '').join(by);
}

function townOf({ city, state, postalCode }: ContactRow, country: CountryCode): string[] {
  if (country === 'JP') return [postalCode === null || postalCode === '' ? '' : `〒${postalCode}`, joined([state, city], '')];
  if (CODE_LAST.has(country)) return [joined([city, joined([state, postalCode])], ', ')];
  return [joined([postalCode, city]), state ?? ''];
}

/** A person's name as it is said in the language of the document. */
function personOf({ firstName, lastName }: ContactRow, language: DocumentLanguage): string {
  return language === 'ja' ? joined([lastName, firstName]) : joined([firstName, lastName]);
}

/** True if a town of this country is written above the street. */
const townFirst = (country: CountryCode): boolean => country === 'JP';

/**
 * Who pays, as an address is written in that country: the account, and the person if that is somebody else.
 *
 * @param countryName how the country is called in the language of the document
 */
export function recipientOf(
  accountName: string,
  contact: ContactRow | undefined,
  country: CountryCode,
  language: DocumentLanguage,
  countryName: string,
): BillingDocument['billTo'] {
  if (!contact) return { name: accountName, address: [] };
  const person = personOf(contact, language);
  const isAccount = [person, joined([contact.firstName, contact.lastName])].includes(accountName.trim());
  const street = [contact.address1 ?? '', contact.address2 ?? ''];
  const town = townOf(contact, country);
  const to = language === 'ja' ? { person: `${person} 様`, account: `${accountName} 御中` } : { person, account: accountName };
  return {
    name: isAccount ? to.person : to.account,
    address: [isAccount ? '' : to.person, ...(townFirst(country) ? [...town, ...street] : [...street, ...town]), countryName].filter(
      (line) => line.trim() !== '',
    ),
  };
}
