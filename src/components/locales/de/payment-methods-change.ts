import type { messages as english } from '../en/payment-methods-change.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  back: 'Zahlungsarten',
  addHeading: 'Zahlungsart hinzufügen',
  addLead: 'Sie wird für Ihr Konto aufbewahrt. Dabei wird nichts abgebucht.',
  added: '{method} wurde hinzugefügt.',
  addedPlain: 'Die Zahlungsart wurde hinzugefügt.',
  loading: 'Das Zahlungsformular wird geladen.',
  removeHeading: '{method} entfernen?',
  removeLead: 'Sie wird endgültig gelöscht. Um sie wieder zu verwenden, muss sie neu eingegeben werden.',
  removeDefault: 'Sie bezahlt derzeit Ihre Rechnungen.',
  removePays: { one: 'Sie bezahlt das Abonnement {numbers}.', other: 'Sie bezahlt die Abonnements {numbers}.' },
  remove: 'Entfernen',
  keep: 'Behalten',
  removed: '{method} wurde entfernt.',
  needed:
    'Sie kann noch nicht entfernt werden: Eine offene oder kommende Rechnung bliebe ohne Zahlungsart. Fügen Sie zuerst eine andere hinzu.',
  neededBy: {
    one: 'Sie kann noch nicht entfernt werden: Das Abonnement {numbers} bliebe ohne Zahlungsart. Fügen Sie zuerst eine andere hinzu.',
    other: 'Sie kann noch nicht entfernt werden: Die Abonnements {numbers} blieben ohne Zahlungsart. Fügen Sie zuerst eine andere hinzu.',
  },
  addAnother: 'Andere Zahlungsart hinzufügen',
  defaultHeading: '{method} für Ihre Rechnungen verwenden?',
  defaultLead: 'Sie bezahlt ab der nächsten Rechnung, außer bei Abonnements mit eigener Zahlungsart.',
  makeDefault: 'Für meine Rechnungen verwenden',
  madeDefault: '{method} bezahlt ab jetzt Ihre Rechnungen.',
  done: 'Fertig',
};
