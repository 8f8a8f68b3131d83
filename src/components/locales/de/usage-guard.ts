import type { messages as english } from '../en/usage-guard.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  title: 'Kostenwächter',
  lead: 'Diese Seite warnt Sie, sobald der Verbrauch einem Betrag nahe kommt. Gestoppt wird nichts; der Dienst läuft weiter.',
  amount: 'Was der Verbrauch in einem Abrechnungszeitraum höchstens kosten soll ({currency})',
  amountMissing: 'Geben Sie einen Betrag über null an, etwa {example}.',
  warnAt: 'Warnen bei',
  save: 'Wächter einrichten',
  saving: 'Wird eingerichtet …',
  remove: 'Wächter entfernen',
};
