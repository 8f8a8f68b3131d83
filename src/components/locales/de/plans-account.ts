import type { messages as english } from '../en/plans-account.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  current: 'Aktueller Tarif',
  currentPeriod: 'Aktueller Tarif: {period}',
  manage: '{product} verwalten',
  switchTo: 'Zu {plan} wechseln',
  planPeriod: '{product} ({period})',
  unitsAndPrice: '{units}, {price}',
  nextBill: 'nächste Rechnung: {amount} am {date}',
  second: 'Zweites Abonnement hinzufügen',
};
