import type { messages as english } from '../en/invoicing.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  choice: 'Comment souhaitez-vous payer ?',
  now: 'Payer maintenant',
  byInvoice: 'Payer sur facture',
  terms: 'Vous recevez une facture de {amount}. Réglez-la au plus tard le {date}.',
  sentence: 'Vous recevez une facture de {amount}, à régler au plus tard le {date}.',
  method: 'Sur facture, à régler au plus tard le {date}',
  change: 'Changer de paiement',
  order: 'Commander et payer {amount} au plus tard le {date}',
  limit: 'Le paiement sur facture n’est pas possible, car vos factures ouvertes et cette commande dépassent votre plafond.',
  notApproved: 'Le paiement sur facture n’est pas possible pour cette commande.',
  taxIdRequired: 'Pour payer sur facture, indiquez votre numéro fiscal dans vos coordonnées.',
  refused:
    'Cette commande ne peut plus être payée sur facture. Rien n’a été commandé et vos saisies sont conservées. Payez plutôt maintenant.',
  howToPay: 'Comment régler cette facture',
  amount: 'Montant dû',
  dueDate: 'À régler le',
  purchaseOrder: 'Numéro de bon de commande',
  accountHolder: 'Titulaire du compte',
  iban: 'IBAN', // Same as in English.
  bic: 'BIC', // Same as in English.
  accountNumber: 'Numéro de compte',
  routingNumber: 'Code d’acheminement',
  bank: 'Banque',
  note: 'Référence',
};
