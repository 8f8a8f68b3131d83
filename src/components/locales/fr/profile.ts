import type { messages as english } from '../en/profile.js';
import type { Translation } from '../message-catalog.js';
import { messages as accountSection } from './account-section.js';

export const messages: Translation<typeof english> = {
  ...accountSection,
  account: 'Compte',
  name: 'Nom',
  payment: 'Paiement',
  card: '{brand} se terminant par {digits}',
  bankAccount: 'Compte bancaire se terminant par {digits}',
  method: '{type}',
  noMethod: 'Aucun moyen de paiement.',
  expires: 'Expire en {month}',
  expiresSoon: 'Cette carte expire fin {month}. Les paiements suivants échoueront.',
  expired: 'Cette carte a expiré. Le prochain paiement échouera.',
  balance: 'Solde dû',
  cardWord: 'Carte',
  billTo: 'Contact de facturation',
  soldTo: 'Adresse d’utilisation',
  shipTo: 'Adresse de livraison',
  company: 'Entreprise et taxes',
  language: 'Langue des e-mails et des documents',
  sameAsBilling: 'Identique à l’adresse de facturation',
  sameAsService: 'Identique à l’adresse d’utilisation',
  noCompany: 'Aucune entreprise',
  taxId: 'Numéro fiscal {number}',
  purchaseOrder: 'Bon de commande {number}',
  noLanguage: 'Non définie',
  change: 'Modifier',
  changeOf: 'Modifier : {what}',
  saved: 'Enregistré. S’applique dès votre prochaine facture.',
};
