import type { messages as english } from '../en/usage-advice.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  coming: 'Calcul en cours…',
  failed: 'Le calcul a échoué.',
  none: 'Il n’y a pas encore de période de facturation complète pour comparer les formules.',
  stay: 'Restez : avec votre usage, {plan} était la moins chère.',
  move: '{plan} aurait coûté {saving} de moins par mois.',
  basis: {
    one: 'D’après l’usage de la dernière période de facturation ; estimation aux prix catalogue, hors taxes, remises et frais uniques.',
    many: 'D’après l’usage des {count} de périodes de facturation les plus récentes ; estimation aux prix catalogue, hors taxes, remises et frais uniques.',
    other:
      'D’après l’usage des {count} dernières périodes de facturation ; estimation aux prix catalogue, hors taxes, remises et frais uniques.',
  },
  look: 'Voir ce changement',
  plan: 'Formule',
  monthly: 'Par mois',
  yours: 'votre formule',
};
