import type { messages as english } from '../en/sign-up.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  loading: 'Die Bestellung wird geladen.',
  setup: 'Bestellung: {problem}',
  notLoaded: 'Die Tarife konnten nicht geladen werden. Ihre Eingaben sind nicht verloren.',
  formNotLoaded: 'Das Formular konnte nicht geladen werden. Ihre Eingaben sind nicht verloren.',
  notLoadedOffline: 'Es gibt keine Netzverbindung, deshalb können die Tarife nicht geladen werden.',
  reload: 'Seite neu laden',
  retry: 'Erneut versuchen',
  nothingSold: 'Hier gibt es im Moment nichts zu kaufen.',
  progress: 'Schritte der Bestellung',
  stepOf: 'Schritt {step} von {steps}:',
  stepDone: 'erledigt:',
  plan: 'Tarif',
  details: 'Angaben',
  payment: 'Zahlung',
  review: 'Prüfen',
  planHeading: 'Tarif wählen',
  detailsHeading: 'Ihre Angaben',
  paymentHeading: 'Wie Sie zahlen',
  reviewHeading: 'Prüfen und bestätigen',
  offline: 'Es gibt keine Netzverbindung. Ihre Eingaben bleiben erhalten, und nichts wird gesendet, bevor Sie es tun.',
};
