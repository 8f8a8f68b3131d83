import type { messages as english } from '../en/usage-guard.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  title: 'Kostenwarnung',
  lead: 'Sie erhalten hier eine Warnung, wenn sich der Verbrauch Ihrem Limit nähert. Ihr Dienst wird nicht unterbrochen.',
  amount: 'Limit pro Abrechnungszeitraum ({currency})',
  amountMissing: 'Geben Sie einen Betrag über null ein, zum Beispiel {example}.',
  warnAt: 'Warnen bei',
  save: 'Warnung einrichten',
  saving: 'Wird gespeichert …',
  remove: 'Warnung entfernen',
};
