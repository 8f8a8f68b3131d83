import type { messages as english } from '../en/profile-edit.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  lead: 'Gilt ab Ihrer nächsten Rechnung.',
  taxLead: 'Die Steuer richtet sich nach dieser Adresse. Gilt ab Ihrer nächsten Rechnung.',
  languageLead: 'Die Sprache von E-Mails und Dokumenten. Die Sprache dieser Seite ändert sich nicht.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  noPreference: 'Keine Angabe',
  problems: { one: 'Korrigieren Sie {count} Feld, um fortzufahren.', other: 'Korrigieren Sie {count} Felder, um fortzufahren.' },
  conflict:
    'Das wurde an anderer Stelle geändert. Ihre Eingaben bleiben erhalten. Speichern Sie erneut, um den aktuellen Wert zu ersetzen:',
  nothing: 'nichts',
  emailTaken: 'Ein anderes Konto verwendet diese E-Mail-Adresse. Geben Sie eine andere ein.',
};
