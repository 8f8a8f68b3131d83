import type { Translation } from '../../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  invoicesFile: 'factures',
  number: 'Facture',
  date: 'Date de facture',
  dueDate: 'Échéance',
  status: 'État',
  amount: 'Montant',
  balance: 'À payer',
  currency: 'Devise',
  renewalsFile: 'renouvellements',
  renews: '{name} se renouvelle',
  renewsText: 'L’abonnement {number} continue pour une nouvelle période s’il n’est pas modifié avant.',
};
