import type { messages as english } from '../en/sign-up.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  loading: 'Chargement de l’inscription…',
  setup: 'Inscription : {problem}',
  notLoaded: 'Impossible de charger les formules. Votre saisie est conservée.',
  formNotLoaded: 'Impossible de charger le formulaire. Votre saisie est conservée.',
  notLoadedOffline: 'Vous êtes hors ligne : impossible de charger les formules.',
  reload: 'Recharger la page',
  retry: 'Réessayer',
  nothingSold: 'Rien n’est en vente pour le moment.',
  progress: 'Étapes de l’inscription',
  stepOf: 'Étape {step} sur {steps} :',
  stepDone: 'terminée :',
  plan: 'Formule',
  details: 'Coordonnées',
  payment: 'Paiement',
  review: 'Vérification',
  planHeading: 'Choisissez une formule',
  detailsHeading: 'Vos coordonnées',
  paymentHeading: 'Paiement',
  reviewHeading: 'Vérifier et payer',
  offline: 'Vous êtes hors ligne. Votre saisie est conservée et rien n’est envoyé tant que vous ne validez pas.',
};
