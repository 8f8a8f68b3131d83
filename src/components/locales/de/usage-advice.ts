import type { messages as english } from '../en/usage-advice.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  coming: 'Wird berechnet …',
  failed: 'Das ließ sich nicht berechnen.',
  none: 'Noch gibt es keinen vollen Abrechnungszeitraum, an dem sich Tarife vergleichen ließen.',
  stay: 'Bleiben Sie: Mit Ihrem Verbrauch war {plan} am günstigsten.',
  move: '{plan} hätte {saving} weniger im Monat gekostet.',
  basis: {
    one: 'Nach dem Verbrauch des letzten Abrechnungszeitraums; eine Schätzung nach Listenpreisen, vor Steuern, Rabatten und einmaligen Kosten.',
    other:
      'Nach dem Verbrauch der letzten {count} Abrechnungszeiträume; eine Schätzung nach Listenpreisen, vor Steuern, Rabatten und einmaligen Kosten.',
  },
  look: 'Diesen Wechsel ansehen',
  plan: 'Tarif',
  monthly: 'Im Monat',
  yours: 'Ihr Tarif',
};
