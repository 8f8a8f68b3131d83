import type { CountryCode } from '../../../src/api/schemas/values.js';
import type { ContactRow } from '../engine/contacts.js';
import type { BillingDocument, DocumentLanguage } from './billing-document.js';

/** Countries that write the postal code after the city. */
const CODE_LAST = new Set(['US', 'CA', 'AU', 'GB', 'IE', 'IN', 'NZ', 'SA', 'AE', 'EG']);

function joinParts(parts: readonly (string | null)[], by = ' '): string {
  return parts.filter((part) => part !== null && part !== '').join(by);
}

function townOf({ city, state, postalCode }: ContactRow, country: CountryCode): string[] {
  if (country === 'JP') return [postalCode === null || postalCode === '' ? '' : `〒${postalCode}`, joinParts([state, city], '')];
  if (CODE_LAST.has(country)) return [joinParts([city, joinParts([state, postalCode])], ', ')];
  return [joinParts([postalCode, city]), state ?? ''];
}

/** Returns a person's name in the order of the document's language. */
function personOf({ firstName, lastName }: ContactRow, language: DocumentLanguage): string {
  return language === 'ja' ? joinParts([lastName, firstName]) : joinParts([firstName, lastName]);
}

/** True if the country writes the city above the street. */
const townFirst = (country: CountryCode): boolean => country === 'JP';

/**
 * Formats the recipient's address for their country. Starts with the account name and adds the contact's name if it differs.
 *
 * @param countryName name of the country in the document's language
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
  const isAccount = [person, joinParts([contact.firstName, contact.lastName])].includes(accountName.trim());
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
