import type { messages as english } from '../en/invoices-files.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
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
  exporting: 'Le fichier est en préparation.',
  exported: {
    one: 'Un fichier avec {count} facture a été enregistré.',
    many: 'Un fichier avec {count} factures a été enregistré.',
    other: 'Un fichier avec {count} factures a été enregistré.',
  },
  calendarSaved: {
    one: 'Un calendrier avec {count} date a été enregistré.',
    many: 'Un calendrier avec {count} dates a été enregistré.',
    other: 'Un calendrier avec {count} dates a été enregistré.',
  },
  calendarEmpty: 'Rien ne se renouvelle automatiquement, il n’y a donc aucune date à enregistrer.',
  exportFailed: 'Le fichier n’a pas pu être préparé. Rien n’a été enregistré.',
};
