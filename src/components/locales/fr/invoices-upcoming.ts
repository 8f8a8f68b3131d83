import type { messages as english } from '../en/invoices-upcoming.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  heading: 'Votre prochaine facture',
  back: 'Toutes les factures',
  lead: 'En l’état d’aujourd’hui. Ce qui change d’ici là, comme l’utilisation, la change aussi.',
  on: 'Le {date}',
  later: 'Ensuite, jusqu’au {date}',
  none: 'Aucune facture n’est prévue jusqu’au {date}.',
  loading: 'La prochaine facture est en cours de calcul.',
  failed: 'La prochaine facture n’a pas pu être calculée. Rien n’a changé.',
  tryAgain: 'Réessayer',
};
