import type { messages as english } from '../en/invoices-files.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  invoicesFile: 'factures',
  number: 'Facture',
  date: 'Date de facture',
  dueDate: 'Échéance',
  status: 'Statut',
  amount: 'Montant',
  credit: 'Avoir appliqué',
  balance: 'Reste à payer',
  currency: 'Devise',
  renewalsFile: 'renouvellements',
  renews: '{name} se renouvelle',
  renewsText: 'L’abonnement {number} se renouvelle pour une nouvelle période, sauf si vous le modifiez avant.',
  exporting: 'Préparation du fichier…',
  exported: {
    one: 'Fichier de {count} facture enregistré.',
    many: 'Fichier de {count} de factures enregistré.',
    other: 'Fichier de {count} factures enregistré.',
  },
  calendarSaved: {
    one: 'Calendrier de {count} date enregistré.',
    many: 'Calendrier de {count} de dates enregistré.',
    other: 'Calendrier de {count} dates enregistré.',
  },
  calendarEmpty: 'Aucun abonnement ne se renouvelle automatiquement. Il n’y a donc aucune date à enregistrer.',
  exportFailed: 'Impossible de créer le fichier. Rien n’a été enregistré.',
};
