import type { messages as english } from '../en/sign-up.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  loading: 'Bestellung wird geladen …',
  setup: 'Bestellung: {problem}',
  notLoaded: 'Die Tarife konnten nicht geladen werden. Ihre Eingaben bleiben erhalten.',
  formNotLoaded: 'Das Formular konnte nicht geladen werden. Ihre Eingaben bleiben erhalten.',
  notLoadedOffline: 'Sie sind offline, daher können die Tarife nicht geladen werden.',
  reload: 'Seite neu laden',
  retry: 'Erneut versuchen',
  nothingSold: 'Zurzeit gibt es nichts zu kaufen.',
  progress: 'Bestellschritte',
  stepOf: 'Schritt {step} von {steps}:',
  stepDone: 'abgeschlossen:',
  plan: 'Tarif',
  details: 'Angaben',
  payment: 'Zahlung',
  review: 'Prüfen',
  planHeading: 'Tarif wählen',
  detailsHeading: 'Ihre Angaben',
  paymentHeading: 'Zahlung',
  reviewHeading: 'Prüfen und bezahlen',
  offline: 'Sie sind offline. Ihre Eingaben bleiben erhalten und werden erst gesendet, wenn Sie sie absenden.',
};
