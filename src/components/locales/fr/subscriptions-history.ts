import type { messages as english } from '../en/subscriptions-history.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  loading: 'L’historique est en cours de chargement.',
  failed: 'L’historique n’a pas pu être chargé.',
  tryAgain: 'Réessayer',
  empty: 'Il ne s’est encore rien passé.',
  coming: 'Prévu',
  created: 'Début',
  createdWith: 'Début avec {plans}',
  changePlan: 'Formule changée',
  changePlanTo: 'Formule changée pour {plans}',
  changeQuantity: 'Quantité changée',
  changeQuantityTo: 'Quantité changée : {plans}',
  changeAddOns: 'Options changées',
  changeAddOnsTo: 'Options changées : {plans}',
  pause: 'Mis en pause',
  resume: 'De nouveau actif',
  cancel: 'Fin après résiliation',
  renew: 'Reconduit',
  terms: 'Conditions changées',
  trialEnd: 'Fin de l’essai',
  termEnd: 'Fin de la période',
  other: 'Autre changement',
  counted: '{plan} × {quantity}',
};
