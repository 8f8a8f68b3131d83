import type { messages as english } from '../en/invoices-credits.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  heading: 'Avoirs et remboursements',
  back: 'Toutes les factures',
  available: 'Votre avoir est de {amount}. Vous pouvez l’utiliser pour votre prochain paiement.',
  none: 'Vous n’avez aucun avoir disponible.',
  credits: 'Avoirs',
  noCredits: 'Aucun avoir.',
  creditOf: '{number} du {date}',
  left: 'Reste {amount}',
  used: 'Entièrement utilisé',
  pdf: 'PDF de {number}',
  refunds: 'Remboursements',
  noRefunds: 'Aucun remboursement.',
  refundOn: '{date}',
  refundTo: '{date}, sur {method}',
  pending: 'En attente',
  failed: 'Échec',
  canceled: 'Annulé',
  loading: 'Chargement des avoirs et remboursements…',
  loadFailed: 'Impossible de charger les avoirs et remboursements. Rien n’a changé.',
  tryAgain: 'Réessayer',
  pdfComing: 'Téléchargement du PDF…',
  pdfSaved: 'PDF enregistré.',
  pdfFailed: 'Impossible de télécharger le PDF. Réessayez.',
  pdfWrong: 'Ce fichier n’est pas un PDF. Il n’a pas été enregistré.',
};
