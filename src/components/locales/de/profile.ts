import type { messages as english } from '../en/profile.js';
import type { Translation } from '../message-catalog.js';
import { messages as accountSection } from './account-section.js';

export const messages: Translation<typeof english> = {
  ...accountSection,
  account: 'Konto',
  name: 'Name', // Same as in English.
  payment: 'Zahlung',
  card: '{brand} mit den Endziffern {digits}',
  bankAccount: 'Bankkonto mit den Endziffern {digits}',
  method: '{type}',
  noMethod: 'Keine Zahlungsmethode.',
  expires: 'Gültig bis {month}',
  expiresSoon: 'Diese Karte läuft Ende {month} ab. Spätere Zahlungen werden fehlschlagen.',
  expired: 'Diese Karte ist abgelaufen. Die nächste Zahlung wird fehlschlagen.',
  balance: 'Offener Betrag',
  cardWord: 'Karte',
  billTo: 'Rechnungskontakt',
  soldTo: 'Leistungsadresse',
  shipTo: 'Lieferadresse',
  company: 'Firma und Steuer',
  language: 'Sprache von E-Mails und Dokumenten',
  sameAsBilling: 'Wie Rechnungsadresse',
  sameAsService: 'Wie Leistungsadresse',
  noCompany: 'Keine Firma',
  taxId: 'Steuernummer {number}',
  purchaseOrder: 'Bestellnummer {number}',
  noLanguage: 'Nicht festgelegt',
  change: 'Ändern',
  changeOf: 'Ändern: {what}',
  saved: 'Gespeichert. Gilt ab Ihrer nächsten Rechnung.',
};
