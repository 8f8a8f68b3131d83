import type { messages as english } from '../en/invoices-filter.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  label: 'Rechercher des factures',
  status: 'Quelles factures',
  all: 'Toutes',
  open: 'À payer',
  overdue: 'En retard',
  paid: 'Payées',
  number: 'Numéro ou une partie',
  from: 'Du',
  to: 'Au',
  min: 'Montant minimal',
  max: 'Montant maximal',
  notAmount: 'Écrivez un montant comme {example}.',
  clear: 'Effacer le filtre',
};
