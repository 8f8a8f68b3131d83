import type { messages as english } from '../en/paywall.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  checking: 'Nous vérifions votre abonnement.',
  lockedHeading: 'Réservé aux abonnés',
  locked: 'Choisissez une formule pour continuer.',
  lockedOthers: 'Aucune de vos formules ne comprend ce contenu. Choisissez-en une qui le comprend.',
  paused: 'Votre abonnement {plan} est suspendu, ce contenu est donc fermé.',
  signIn: 'J’ai un abonnement : me connecter',
  opened: 'Votre abonnement comprend ce contenu. Il est maintenant ouvert.',
  failed: 'Votre abonnement n’a pas pu être vérifié, ce contenu reste donc fermé pour l’instant.',
  offline: 'Il n’y a pas de connexion, votre abonnement ne peut donc pas être vérifié. Ce contenu reste fermé pour l’instant.',
  retry: 'Vérifier de nouveau',
  setup: 'Paywall : {problem}',
  setupPlans: 'Paywall : indiquez dans plans ou products ce qui donne accès.',
};
