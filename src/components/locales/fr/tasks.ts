import type { messages as english } from '../en/tasks.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  back: 'Retour',
  sending: 'Un instant, l’opération est en cours.',
  checking: 'La connexion a été coupée : on ne sait pas encore si l’opération a eu lieu. La question est posée, rien n’est fait deux fois.',
  checkNow: 'Demander maintenant',
  asking: 'Demande en cours…',
  otherTab: 'L’opération est en cours dans un autre onglet.',
  offline: 'Il n’y a pas de connexion. Rien n’a été envoyé et ce que vous avez saisi est conservé.',
  sessionExpired: 'Votre session a expiré. Ce que vous avez saisi est conservé : connectez-vous, puis continuez ici.',
  signIn: 'Se connecter',
  resumed: 'Vous êtes de nouveau connecté. Rien n’a encore été envoyé : vérifiez, puis continuez.',
  rateLimit: 'Trop de tentatives en peu de temps. Rien n’a été modifié, réessayez dans un instant.',
  notAllowed: 'Votre session ne le permet pas. Rien n’a été modifié.',
  notDone: 'Cela n’a pas abouti et rien n’a été modifié. Vous pouvez réessayer.',
  notDoneReference: 'Cela n’a pas abouti et rien n’a été modifié. Vous pouvez réessayer ; si vous nous écrivez, indiquez {reference}.',
  paymentFailed: 'Le paiement n’a pas été accepté, rien n’a donc été modifié. Essayez avec un autre moyen de paiement.',
};
