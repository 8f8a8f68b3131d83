import type { messages as english } from '../en/quote.refusals.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  notForSale: 'Dieser Tarif ist nicht mehr verfügbar. Wählen Sie einen anderen.',
  notServed: 'Dieser Tarif ist in diesem Land nicht verfügbar.',
  addOnAlone: 'Diese Zusatzoption gibt es nicht einzeln. Wählen Sie auch den zugehörigen Tarif.',
  otherCurrency: 'Ihr Konto wird in einer anderen Währung abgerechnet, daher ist dieser Preis für Sie nicht verfügbar.',
  tooMany: 'Zu viele Anfragen. Warten Sie einen Moment und versuchen Sie es erneut.',
  couponRefused: 'Der Code „{code}“ ist nicht gültig. Prüfen Sie die Schreibweise oder fahren Sie ohne ihn fort.',
  couponExpired: 'Der Code „{code}“ war bis {date} gültig. Fahren Sie ohne ihn fort oder geben Sie einen anderen ein.',
  couponTooEarly: 'Der Code „{code}“ ist ab {date} gültig. Fahren Sie ohne ihn fort oder lösen Sie ihn dann ein.',
  couponUsed: 'Sie haben den Code „{code}“ bereits eingelöst. Fahren Sie ohne ihn fort oder geben Sie einen anderen ein.',
  couponActive: 'Sie haben den Rabatt des Codes „{code}“ bereits. Fahren Sie ohne den Code fort.',
  couponNewCustomersOnly: 'Der Code „{code}“ gilt nur für Neukunden. Fahren Sie ohne ihn fort oder geben Sie einen anderen ein.',
  couponNotCombined:
    'Der Code „{code}“ ist nicht mit Ihrem aktuellen Rabatt kombinierbar. Fahren Sie ohne ihn fort oder lösen Sie ihn ein, wenn der Rabatt beendet ist.',
  couponOtherPlan: 'Der Code „{code}“ gilt nicht für diesen Tarif. Wählen Sie einen anderen Tarif oder fahren Sie ohne den Code fort.',
  couponOtherCurrency: 'Der Code „{code}“ gilt nicht in dieser Währung. Fahren Sie ohne ihn fort oder geben Sie einen anderen ein.',
  couponUsedUp: 'Der Code „{code}“ ist aufgebraucht. Fahren Sie ohne ihn fort oder geben Sie einen anderen ein.',
  couponWithoutEffect:
    'Der Code „{code}“ würde Ihre Rechnung nicht senken. Wählen Sie einen anderen Tarif oder fahren Sie ohne den Code fort.',
  couponNotChecked: 'Der Code „{code}“ konnte nicht geprüft werden. Versuchen Sie es erneut oder fahren Sie ohne ihn fort.',
};
