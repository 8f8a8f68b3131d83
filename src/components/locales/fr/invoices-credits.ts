import type { messages as english } from '../en/invoices-credits.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  heading: 'Avoirs et remboursements',
  back: 'Toutes les factures',
  available: 'Il vous reste {amount} d’avoir, utilisable pour le prochain paiement.',
  none: 'Il ne reste aucun avoir.',
  credits: 'Avoirs',
  noCredits: 'Il n’y a aucun avoir.',
  creditOf: '{number} du {date}',
  left: 'Il reste {amount}',
  used: 'Épuisé',
  pdf: 'PDF de {number}',
  refunds: 'Remboursements',
  noRefunds: 'Rien n’a été remboursé.',
  refundOn: '{date}',
  refundTo: '{date}, sur {method}',
  pending: 'En cours',
  failed: 'Échoué',
  canceled: 'Annulé',
  loading: 'Les avoirs et remboursements se chargent.',
  loadFailed: 'Les avoirs et remboursements n’ont pas pu être chargés. Rien n’a changé.',
  tryAgain: 'Réessayer',
  pdfComing: 'Le PDF est en cours de récupération.',
  pdfSaved: 'Le PDF a été enregistré.',
  pdfFailed: 'Le PDF n’a pas pu être récupéré. Réessayez.',
  pdfWrong: 'Ce qui est arrivé n’est pas un PDF et n’a donc pas été enregistré.',
};
