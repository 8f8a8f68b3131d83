import type { messages as english } from '../en/buy-button.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  subscribe: 'Abonnieren',
  title: 'Ihr Abonnement',
  close: 'Schließen. Ihre Eingaben bleiben erhalten.',
  opening: 'Der Kauf wird geöffnet.',
  notOpened: 'Der Kauf konnte nicht geöffnet werden. Bestellt wurde nichts. Drücken Sie noch einmal.',
  offline: 'Es gibt keine Netzverbindung, deshalb konnte der Kauf nicht geöffnet werden. Bestellt wurde nichts.',
  setup: 'Kaufknopf: {problem}',
  setupPlan: 'Kaufknopf: plan fehlt, die Kennung eines Tarifs.',
};
