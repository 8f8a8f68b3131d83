import type { Translation } from '../../locales/catalog.js';
import type { sectionMessages as english } from './messages.js';

export const sectionMessages: Translation<typeof english> = {
  signedOut: 'Melden Sie sich an, um Ihr Konto zu sehen.',
  sessionExpired: 'Ihre Sitzung ist beendet. Melden Sie sich wieder an, um Ihr Konto zu sehen.',
  signIn: 'Anmelden',
  offline: 'Sie sind offline. Das wird geladen, sobald es eine Verbindung gibt.',
  loadFailed: 'Das konnte nicht geladen werden. Es hat sich nichts geändert.',
  refreshFailed: 'Das konnte nicht aktualisiert werden. Was Sie sehen, kann älter sein.',
  tryAgain: 'Noch einmal versuchen',
  loading: 'Wird geladen',
};
