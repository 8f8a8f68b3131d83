import type { Translation } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.fr.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  ...sectionMessages,
  caption: 'Factures, de la plus récente à la plus ancienne',
  empty: 'Il n’y a pas encore de facture. La première apparaîtra ici dès qu’elle sera établie.',
  number: 'Facture',
  date: 'Date',
  status: 'Statut',
  amount: 'Montant',
  toPay: 'À payer',
  paid: 'Payée',
  open: 'À régler',
  nothing: '–',
  statusDraft: 'Brouillon',
  statusCanceled: 'Annulée',
  showLines: 'Afficher le détail de la facture {number}',
  hideLines: 'Masquer le détail de la facture {number}',
  served: 'du {from} au {to}',
  servedOn: '{from}',
  quantity: 'Quantité : {quantity}',
  tax: 'Taxes',
  total: 'Total',
  due: 'À payer le {date}',
  linesFailed: 'Le détail de cette facture n’a pas pu être chargé.',
  more: 'Afficher les factures plus anciennes',
  moreFailed: 'Les factures plus anciennes n’ont pas pu être chargées.',
  moreLoaded: {
    one: '{count} facture de plus',
    many: '{count} de factures de plus',
    other: '{count} factures de plus',
  },
};
