import type { Translation } from '../../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
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
