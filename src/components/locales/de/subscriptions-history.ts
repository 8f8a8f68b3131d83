import type { messages as english } from '../en/subscriptions-history.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  loading: 'Der Verlauf wird geladen.',
  failed: 'Der Verlauf ließ sich nicht laden.',
  tryAgain: 'Noch einmal versuchen',
  empty: 'Bisher ist nichts geschehen.',
  coming: 'Geplant',
  created: 'Begonnen',
  createdWith: 'Begonnen mit {plans}',
  changePlan: 'Tarif gewechselt',
  changePlanTo: 'Tarif gewechselt zu {plans}',
  changeQuantity: 'Menge geändert',
  changeQuantityTo: 'Menge geändert: {plans}',
  changeAddOns: 'Zusätze geändert',
  changeAddOnsTo: 'Zusätze geändert: {plans}',
  pause: 'Pausiert',
  resume: 'Wieder aktiv',
  cancel: 'Ende nach Kündigung',
  renew: 'Verlängert',
  terms: 'Bedingungen geändert',
  trialEnd: 'Ende der Testzeit',
  termEnd: 'Ende der Laufzeit',
  other: 'Andere Änderung',
  counted: '{plan} × {quantity}',
};
