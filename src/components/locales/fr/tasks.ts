import type { messages as english } from '../en/tasks.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  back: 'Retour',
  sending: 'Traitement en cours…',
  checking: 'La connexion a été interrompue. Nous vérifions si l’opération a abouti. Rien n’est fait deux fois.',
  checkNow: 'Vérifier le statut',
  asking: 'Vérification…',
  otherTab: 'Cette opération est en cours dans un autre onglet.',
  offline: 'Vous êtes hors ligne. Rien n’a été envoyé et votre saisie est conservée.',
  sessionExpired: 'Votre session a expiré. Reconnectez-vous pour continuer.',
  freshSignIn: 'Pour votre sécurité, reconnectez-vous avant d’effectuer cette modification. Rien n’a été modifié.',
  entriesKept: 'Votre saisie est conservée.',
  detailsNotKept:
    'Si vous quittez cette page pour vous reconnecter, saisissez de nouveau vos données de carte ou bancaires : pour votre sécurité, elles ne sont pas conservées.',
  signIn: 'Se connecter',
  resumed: 'Vous êtes de nouveau connecté. Rien n’a encore été envoyé. Vérifiez et continuez.',
  rateLimit: 'Trop de tentatives. Rien n’a été modifié. Réessayez dans un instant.',
  notAllowed: 'Vous n’avez pas l’autorisation d’effectuer cette action. Rien n’a été modifié.',
  notDone: 'L’opération a échoué. Rien n’a été modifié. Réessayez.',
  notDoneReference: 'L’opération a échoué. Rien n’a été modifié. Réessayez ou contactez-nous en indiquant la référence {reference}.',
  paymentFailed: 'Paiement refusé. Rien n’a été modifié. Essayez un autre moyen de paiement.',
};
