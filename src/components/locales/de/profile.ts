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
  noMethod: 'Es ist keine Zahlungsmethode hinterlegt.',
  expires: 'Gültig bis {month}',
  expiresSoon: 'Diese Karte läuft Ende {month} ab. Danach können keine Zahlungen mehr abgebucht werden.',
  expired: 'Diese Karte ist abgelaufen. Die nächste Zahlung kann nicht abgebucht werden.',
  balance: 'Offener Betrag',
  cardWord: 'Karte',
  billTo: 'Rechnungskontakt',
  soldTo: 'Leistungsadresse',
  shipTo: 'Lieferadresse',
  company: 'Firma und Steuer',
  language: 'Sprache von E-Mails und Dokumenten',
  sameAsBilling: 'Wie die Rechnungsadresse',
  sameAsService: 'Wie die Leistungsadresse',
  noCompany: 'Keine Firma',
  taxId: 'Steuernummer {number}',
  purchaseOrder: 'Bestellnummer {number}',
  noLanguage: 'Nicht gewählt',
  change: 'Ändern',
  changeOf: 'Ändern: {what}',
  saved: 'Gespeichert. Es gilt ab Ihrer nächsten Rechnung.',
};
