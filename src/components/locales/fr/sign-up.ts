import type { messages as english } from '../en/sign-up.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  loading: 'L’inscription se charge.',
  setup: 'Inscription : {problem}',
  notLoaded: 'Les formules n’ont pas pu être chargées. Ce que vous avez saisi n’est pas perdu.',
  formNotLoaded: 'Le formulaire n’a pas pu être chargé. Ce que vous avez saisi n’est pas perdu.',
  notLoadedOffline: 'Il n’y a pas de connexion, les formules ne peuvent donc pas être chargées.',
  reload: 'Recharger la page',
  retry: 'Réessayer',
  nothingSold: 'Il n’y a rien à acheter ici pour le moment.',
  progress: 'Étapes de l’inscription',
  stepOf: 'Étape {step} sur {steps} :',
  stepDone: 'terminée :',
  plan: 'Formule',
  details: 'Coordonnées',
  payment: 'Paiement',
  review: 'Vérification',
  planHeading: 'Choisissez une formule',
  detailsHeading: 'Vos coordonnées',
  paymentHeading: 'Comment vous payez',
  reviewHeading: 'Vérifiez et confirmez',
  offline: 'Il n’y a pas de connexion. Ce que vous avez saisi est conservé et rien n’est envoyé sans votre action.',
};
