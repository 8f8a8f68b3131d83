import type { messages as english } from '../en/profile-edit.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  lead: 'Cela s’applique à partir de votre prochaine facture.',
  taxLead: 'Les taxes dépendent de cette adresse. Cela s’applique à partir de votre prochaine facture.',
  languageLead: 'Nous vous écrivons dans cette langue. La langue de cette page ne change pas.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  noPreference: 'Sans préférence',
  problems: { one: '{count} saisie est à revoir.', many: '{count} de saisies sont à revoir.', other: '{count} saisies sont à revoir.' },
  conflict:
    'Cela a été modifié ailleurs entre-temps. Votre saisie est conservée ; enregistrez à nouveau pour remplacer ce qui s’y trouve maintenant :',
  nothing: 'rien',
  emailTaken: 'Un autre compte utilise cette adresse. Choisissez-en une autre.',
};
