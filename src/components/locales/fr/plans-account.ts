import type { messages as english } from '../en/plans-account.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  current: 'Formule actuelle',
  currentPeriod: 'Formule actuelle : {period}',
  manage: 'Gérer {product}',
  switchTo: 'Passer à {plan}',
  planPeriod: '{product} ({period})',
  unitsAndPrice: '{units}, {price}',
  nextBill: 'prochaine facture : {amount} le {date}',
  second: 'Ajouter un deuxième abonnement',
};
