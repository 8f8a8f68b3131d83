import type { messages as english } from '../en/invoicing.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  choice: 'Wie möchten Sie zahlen?',
  now: 'Jetzt bezahlen',
  byInvoice: 'Auf Rechnung',
  terms: 'Sie erhalten eine Rechnung über {amount}. Zahlen Sie sie bis zum {date}.',
  sentence: 'Sie erhalten eine Rechnung über {amount}, fällig am {date}.',
  method: 'Auf Rechnung, fällig am {date}',
  change: 'Zahlungsart ändern',
  order: 'Zahlungspflichtig bestellen: {amount} bis {date}',
  limit: 'Zahlung auf Rechnung ist nicht möglich, weil Ihre offenen Rechnungen und diese Bestellung Ihr Limit überschreiten.',
  notApproved: 'Zahlung auf Rechnung ist für diese Bestellung nicht möglich.',
  taxIdRequired: 'Um auf Rechnung zu zahlen, geben Sie bei Ihren Daten die Steuernummer an.',
  refused:
    'Diese Bestellung kann nicht mehr auf Rechnung bezahlt werden. Es wurde nichts bestellt, und Ihre Eingaben bleiben erhalten. Bezahlen Sie stattdessen jetzt.',
  howToPay: 'So zahlen Sie diese Rechnung',
  amount: 'Offener Betrag',
  dueDate: 'Fällig am',
  purchaseOrder: 'Bestellnummer',
  accountHolder: 'Kontoinhaber',
  iban: 'IBAN', // Same as in English.
  bic: 'BIC', // Same as in English.
  accountNumber: 'Kontonummer',
  routingNumber: 'Bankleitzahl (Routing Number)',
  bank: 'Bank', // Same as in English.
  note: 'Verwendungszweck',
};
