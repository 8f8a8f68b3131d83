import type { messages as english } from '../en/paywall.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  checking: 'Ihr Abonnement wird geprüft.',
  lockedHeading: 'Nur mit Abonnement',
  locked: 'Wählen Sie einen Tarif, um weiterzumachen.',
  lockedOthers: 'Keiner Ihrer Tarife enthält dies. Wählen Sie einen, der es enthält.',
  paused: 'Ihr Abonnement {plan} ruht, deshalb ist dies geschlossen.',
  signIn: 'Ich habe ein Abonnement: anmelden',
  opened: 'Ihr Abonnement enthält dies. Es ist jetzt offen.',
  failed: 'Ihr Abonnement konnte nicht geprüft werden, deshalb bleibt dies vorerst geschlossen.',
  offline: 'Es gibt keine Netzverbindung, deshalb kann Ihr Abonnement nicht geprüft werden. Dies bleibt vorerst geschlossen.',
  retry: 'Noch einmal prüfen',
  setup: 'Paywall: {problem}', // Same as in English.
  setupPlans: 'Paywall: Es fehlen plans oder products, die öffnen.',
};
