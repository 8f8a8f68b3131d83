import type { messages as english } from '../en/profile-edit.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  lead: 'S’applique dès votre prochaine facture.',
  taxLead: 'Les taxes dépendent de cette adresse. S’applique dès votre prochaine facture.',
  languageLead: 'La langue des e-mails et des documents. Celle de cette page ne change pas.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  noPreference: 'Aucune préférence',
  problems: {
    one: 'Corrigez {count} champ pour continuer.',
    many: 'Corrigez {count} de champs pour continuer.',
    other: 'Corrigez {count} champs pour continuer.',
  },
  conflict:
    'Ces informations ont été modifiées ailleurs. Votre saisie est conservée. Enregistrez à nouveau pour remplacer la valeur actuelle :',
  nothing: 'rien',
  emailTaken: 'Un autre compte utilise cette adresse e-mail. Saisissez-en une autre.',
};
