import type { messages as english } from '../en/subscriptions-history.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  loading: 'Chargement de l’historique…',
  failed: 'Impossible de charger l’historique.',
  tryAgain: 'Réessayer',
  empty: 'Aucun historique pour le moment.',
  coming: 'Programmé',
  created: 'Début',
  createdWith: 'Début avec {plans}',
  changePlan: 'Formule modifiée',
  changePlanTo: 'Passage à {plans}',
  changeQuantity: 'Quantité modifiée',
  changeQuantityTo: 'Quantité modifiée : {plans}',
  changeAddOns: 'Options modifiées',
  changeAddOnsTo: 'Options modifiées : {plans}',
  pause: 'Mis en pause',
  resume: 'Repris',
  cancel: 'Fin après résiliation',
  renew: 'Renouvelé',
  terms: 'Conditions modifiées',
  trialEnd: 'Fin de l’essai',
  termEnd: 'Fin de la période',
  other: 'Autre changement',
  counted: '{plan} × {quantity}',
};
