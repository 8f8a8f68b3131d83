import type { messages as english } from '../en/invoices-upcoming.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  heading: 'Votre prochaine facture',
  back: 'Toutes les factures',
  lead: 'Estimation à ce jour. La consommation et les changements jusqu’à la date de facturation s’y ajoutent.',
  on: 'Le {date}',
  moreLines: 'Et {count} autres lignes, comprises dans le total',
  later: 'Ensuite, jusqu’au {date}',
  credits: 'Avoirs',
  none: 'Aucune facture prévue jusqu’au {date}.',
  loading: 'Calcul de la prochaine facture…',
  failed: 'Impossible de calculer la prochaine facture. Rien n’a changé.',
  tryAgain: 'Réessayer',
};
