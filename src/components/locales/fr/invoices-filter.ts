import type { messages as english } from '../en/invoices-filter.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  label: 'Rechercher des factures',
  status: 'Statut',
  all: 'Toutes',
  open: 'À payer',
  overdue: 'En retard',
  paid: 'Payées',
  number: 'Numéro de facture, même partiel',
  from: 'Du',
  to: 'Au',
  min: 'Montant minimum',
  max: 'Montant maximum',
  notAmount: 'Saisissez un montant, par exemple {example}.',
  clear: 'Effacer les filtres',
};
