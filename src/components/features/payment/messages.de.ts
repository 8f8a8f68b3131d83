import type { Translation } from '../../locales/catalog.js';
import type { english } from './messages.js';

export const messages: Translation<typeof english> = {
  loading: 'Das Zahlungsformular wird geladen.',
  label: 'Zahlungsformular',
  notShown: 'Das Zahlungsformular konnte nicht geladen werden. Ihre Eingaben sind nicht verloren.',
  offline: 'Es gibt keine Netzverbindung, deshalb kann das Zahlungsformular nicht geladen werden. Ihre Eingaben sind nicht verloren.',
  retry: 'Formular noch einmal laden',
  notSaved:
    'Ihre Karte wurde nicht gespeichert und nichts wurde abgebucht. Prüfen Sie, was im Formular steht, oder verwenden Sie eine andere Karte.',
  sessionFailed: 'Der Shop hat nicht geantwortet, Ihre Karte wurde nicht gespeichert. Versuchen Sie es gleich noch einmal.',
  tooMany: {
    one: 'Zu viele Versuche. Ihre Karte wurde nicht gespeichert. Versuchen Sie es in {count} Sekunde noch einmal.',
    other: 'Zu viele Versuche. Ihre Karte wurde nicht gespeichert. Versuchen Sie es in {count} Sekunden noch einmal.',
  },
  saved: 'Ihre Karte ist gespeichert. Abgebucht wurde noch nichts.',
  setup: 'Zahlungsformular: {problem}',
};
