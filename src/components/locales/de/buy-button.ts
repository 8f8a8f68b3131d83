import type { messages as english } from '../en/buy-button.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  subscribe: 'Abonnieren',
  title: 'Abonnieren',
  close: 'Schließen. Ihre Eingaben bleiben erhalten.',
  opening: 'Kasse wird geöffnet …',
  notOpened: 'Die Kasse konnte nicht geöffnet werden. Es wurde nichts bestellt. Versuchen Sie es erneut über die Schaltfläche.',
  offline: 'Sie sind offline, daher konnte die Kasse nicht geöffnet werden. Es wurde nichts bestellt.',
  setup: 'Kaufbutton: {problem}',
  setupPlan: 'Kaufbutton: plan auf die ID eines Tarifs setzen.',
};
