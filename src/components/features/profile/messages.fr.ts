import type { Translation } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.fr.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  ...sectionMessages,
  account: 'Compte',
  name: 'Nom',
  payment: 'Paiement',
  card: '{brand} se terminant par {digits}',
  bankAccount: 'Compte bancaire se terminant par {digits}',
  method: '{type}',
  noMethod: 'Aucun moyen de paiement n’est enregistré.',
  expires: 'Expire en {month}',
  expiresSoon: 'Cette carte expire fin {month}. Les paiements suivants échoueront.',
  expired: 'Cette carte a expiré. Le prochain paiement échouera.',
  balance: 'Solde',
  cardWord: 'Carte',
  billTo: 'Contact de facturation',
  soldTo: 'Adresse d’utilisation',
  shipTo: 'Adresse de livraison',
  company: 'Entreprise et taxes',
  language: 'Langue des e-mails et des documents',
  sameAsBilling: 'Identique à l’adresse de facturation',
  sameAsService: 'Identique à l’adresse d’utilisation',
  noCompany: 'Pas d’entreprise',
  taxId: 'Numéro fiscal {number}',
  purchaseOrder: 'Bon de commande {number}',
  noLanguage: 'Non choisie',
  change: 'Modifier',
  changeOf: 'Modifier : {what}',
  saved: 'Enregistré. Cela s’applique à partir de votre prochaine facture.',
};
