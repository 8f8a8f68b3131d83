import type { messages as english } from '../en/account-section.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  signedOut: 'Melden Sie sich an, um Ihr Konto zu sehen.',
  sessionExpired: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, um Ihr Konto zu sehen.',
  noAccount: 'Sie haben noch keinen Tarif.',
  choosePlan: 'Tarife ansehen',
  signIn: 'Anmelden',
  offline: 'Sie sind offline. Die Daten werden geladen, sobald Sie wieder online sind.',
  loadFailed: 'Die Daten konnten nicht geladen werden. Es hat sich nichts geändert.',
  refreshFailed: 'Die Daten konnten nicht aktualisiert werden. Sie sind möglicherweise veraltet.',
  tryAgain: 'Erneut versuchen',
  taskFailed: 'Das konnte nicht geöffnet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  loading: 'Wird geladen',
  updating: 'Wird aktualisiert …',
};
