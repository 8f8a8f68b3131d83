import type { messages as english } from '../en/subscriptions-history.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  loading: 'Verlauf wird geladen …',
  failed: 'Der Verlauf konnte nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
  empty: 'Noch kein Verlauf.',
  coming: 'Geplant',
  created: 'Begonnen',
  createdWith: 'Begonnen mit {plans}',
  changePlan: 'Tarif geändert',
  changePlanTo: 'Tarif geändert zu {plans}',
  changeQuantity: 'Menge geändert',
  changeQuantityTo: 'Menge geändert: {plans}',
  changeAddOns: 'Zusatzoptionen geändert',
  changeAddOnsTo: 'Zusatzoptionen geändert: {plans}',
  pause: 'Pausiert',
  resume: 'Fortgesetzt',
  cancel: 'Endet nach Kündigung',
  renew: 'Verlängert',
  terms: 'Bedingungen geändert',
  trialEnd: 'Testphase endet',
  termEnd: 'Laufzeit endet',
  other: 'Andere Änderung',
  counted: '{plan} × {quantity}',
};
