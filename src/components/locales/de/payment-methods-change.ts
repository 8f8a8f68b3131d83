import type { messages as english } from '../en/payment-methods-change.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  back: 'Zahlungsmethoden',
  addHeading: 'Zahlungsmethode hinzufügen',
  addLead: 'Sie wird in Ihrem Konto gespeichert. Es wird nichts abgebucht.',
  added: '{method} hinzugefügt.',
  addedPlain: 'Zahlungsmethode hinzugefügt.',
  loading: 'Zahlungsformular wird geladen …',
  removeHeading: '{method} entfernen?',
  removeLead: 'Sie wird endgültig gelöscht. Um sie wieder zu verwenden, müssen Sie sie erneut hinzufügen.',
  removeDefault: 'Sie ist Ihre Standard-Zahlungsmethode.',
  removePays: { one: 'Sie wird für das Abonnement {numbers} verwendet.', other: 'Sie wird für die Abonnements {numbers} verwendet.' },
  remove: 'Entfernen',
  keep: 'Behalten',
  removed: '{method} entfernt.',
  needed:
    'Sie können sie noch nicht entfernen, weil eine Rechnung offen ist oder ansteht. Fügen Sie zuerst eine andere Zahlungsmethode hinzu.',
  neededBy: {
    one: 'Sie können sie noch nicht entfernen, weil das Abonnement {numbers} sie benötigt. Fügen Sie zuerst eine andere Zahlungsmethode hinzu.',
    other:
      'Sie können sie noch nicht entfernen, weil die Abonnements {numbers} sie benötigen. Fügen Sie zuerst eine andere Zahlungsmethode hinzu.',
  },
  addAnother: 'Andere Zahlungsmethode hinzufügen',
  defaultHeading: '{method} als Standard festlegen?',
  defaultLead: 'Sie wird ab der nächsten Rechnung verwendet, außer bei Abonnements mit eigener Zahlungsmethode.',
  makeDefault: 'Als Standard festlegen',
  madeDefault: '{method} ist jetzt Ihr Standard.',
  done: 'Fertig',
};
