import type { messages as english } from '../en/profile-edit.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  lead: 'Es gilt ab Ihrer nächsten Rechnung.',
  taxLead: 'Nach dieser Adresse richtet sich die Steuer. Es gilt ab Ihrer nächsten Rechnung.',
  languageLead: 'In dieser Sprache schreiben wir Ihnen. Die Sprache dieser Seite bleibt, wie sie ist.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  noPreference: 'Keine Angabe',
  problems: { one: '{count} Angabe stimmt noch nicht.', other: '{count} Angaben stimmen noch nicht.' },
  conflict:
    'Das wurde inzwischen an anderer Stelle geändert. Ihre Angaben bleiben erhalten; speichern Sie noch einmal, um sie an die Stelle des jetzigen Stands zu setzen:',
  nothing: 'nichts',
  emailTaken: 'Mit dieser Adresse gibt es ein anderes Konto. Wählen Sie eine andere.',
};
