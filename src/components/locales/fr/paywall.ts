import type { messages as english } from '../en/paywall.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  checking: 'Vérification de votre abonnement…',
  lockedHeading: 'Réservé aux abonnés',
  locked: 'Choisissez une formule pour continuer.',
  lockedOthers: 'Vos formules n’incluent pas ce contenu. Choisissez-en une qui l’inclut.',
  paused: 'Votre abonnement {plan} est en pause. Reprenez-le pour continuer.',
  signIn: 'Déjà abonné ? Se connecter',
  opened: 'Contenu déverrouillé : il est inclus dans votre abonnement.',
  failed: 'Impossible de vérifier votre abonnement. Ce contenu reste verrouillé pour le moment.',
  offline: 'Vous êtes hors ligne : impossible de vérifier votre abonnement. Ce contenu reste verrouillé pour le moment.',
  retry: 'Vérifier à nouveau',
  setup: 'Paywall : {problem}',
  setupPlans: 'Paywall : indiquez dans plans ou products ce qui donne accès.',
};
