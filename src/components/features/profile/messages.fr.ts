import type { Translation } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.fr.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  ...sectionMessages,
  account: 'Compte',
  name: 'Nom',
  email: 'E-mail',
  address: 'Adresse de facturation',
  delivery: 'Adresse d’utilisation',
  payment: 'Paiement',
  card: '{brand} se terminant par {digits}',
  method: '{type}',
  noMethod: 'Aucun moyen de paiement n’est enregistré.',
  expires: 'Expire en {month}',
  expiresSoon: 'Cette carte expire à la fin du mois : {month}. Les paiements suivants échoueront.',
  expired: 'Cette carte a expiré. Le prochain paiement échouera.',
  balance: 'Solde',
  cardWord: 'Carte',
};
