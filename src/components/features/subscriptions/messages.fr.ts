import type { Translation } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.fr.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  ...sectionMessages,
  empty: 'Vous n’avez pas encore d’abonnement. Vos abonnements apparaîtront ici.',
  number: 'Abonnement {number}',
  statusActive: 'Actif',
  statusPending: 'Commence bientôt',
  statusSuspended: 'Suspendu',
  statusCancelled: 'Résilié',
  statusExpired: 'Terminé',
  statusDraft: 'Brouillon',
  since: 'Depuis le {date}',
  nextBill: 'Prochaine facture',
  renews: 'Se renouvelle',
  ends: 'Se termine',
  runsOn: 'Continue jusqu’à votre résiliation',
  term: 'Durée',
  perWeek: '{price} par semaine',
  perMonth: '{price} par mois',
  perQuarter: '{price} par trimestre',
  perHalfYear: '{price} tous les six mois',
  perYear: '{price} par an',
  once: '{price} une seule fois',
  perUse: 'selon l’utilisation',
  each: '{quantity} × {price}',
};
