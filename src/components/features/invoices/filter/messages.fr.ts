import type { Translation } from '../../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
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
