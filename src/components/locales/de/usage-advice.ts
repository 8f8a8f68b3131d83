import type { messages as english } from '../en/usage-advice.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  coming: 'Wird berechnet …',
  failed: 'Das konnte nicht berechnet werden.',
  none: 'Es gibt noch keinen vollen Abrechnungszeitraum zum Vergleichen.',
  stay: '{plan} war für Ihren Verbrauch der günstigste Tarif.',
  move: '{plan} hätte pro Monat {saving} weniger gekostet.',
  basis: {
    one: 'Schätzung nach Listenpreisen und Ihrem Verbrauch im letzten Abrechnungszeitraum, vor Steuern, Rabatten und einmaligen Kosten.',
    other:
      'Schätzung nach Listenpreisen und Ihrem Verbrauch in den letzten {count} Abrechnungszeiträumen, vor Steuern, Rabatten und einmaligen Kosten.',
  },
  look: 'Diese Änderung ansehen',
  plan: 'Tarif',
  monthly: 'Pro Monat',
  yours: 'Ihr Tarif',
};
