import type { messages as english } from '../en/usage-advice.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  coming: 'Calcul…',
  failed: 'Impossible d’effectuer ce calcul.',
  none: 'Il n’y a pas encore de période de facturation complète à comparer.',
  stay: '{plan} était la formule la moins chère pour votre consommation.',
  move: '{plan} aurait coûté {saving} de moins par mois.',
  basis: {
    one: 'Estimation d’après les prix catalogue et votre consommation de la dernière période de facturation, hors taxes, remises et frais uniques.',
    many: 'Estimation d’après les prix catalogue et votre consommation des {count} de périodes de facturation les plus récentes, hors taxes, remises et frais uniques.',
    other:
      'Estimation d’après les prix catalogue et votre consommation des {count} dernières périodes de facturation, hors taxes, remises et frais uniques.',
  },
  look: 'Voir ce changement',
  plan: 'Formule',
  monthly: 'Par mois',
  yours: 'votre formule',
};
