import type { messages as english } from '../en/paywall.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  checking: 'Ihr Abonnement wird geprüft …',
  lockedHeading: 'Nur mit Abonnement',
  locked: 'Wählen Sie einen Tarif, um fortzufahren.',
  lockedOthers: 'Ihre Tarife enthalten diesen Inhalt nicht. Wählen Sie einen passenden Tarif.',
  paused: 'Ihr Abonnement {plan} ist pausiert. Setzen Sie es fort, um weiterzumachen.',
  signIn: 'Bereits abonniert? Anmelden',
  opened: 'Freigeschaltet. Dieser Inhalt ist in Ihrem Abonnement enthalten.',
  failed: 'Ihr Abonnement konnte nicht geprüft werden. Dieser Inhalt bleibt vorerst gesperrt.',
  offline: 'Sie sind offline, daher kann Ihr Abonnement nicht geprüft werden. Dieser Inhalt bleibt vorerst gesperrt.',
  retry: 'Erneut prüfen',
  setup: 'Paywall: {problem}', // Same as in English.
  setupPlans: 'Paywall: plans oder products zum Freischalten setzen.',
};
