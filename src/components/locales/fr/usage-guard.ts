import type { messages as english } from '../en/usage-guard.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  title: 'Alerte de dépenses',
  lead: 'Un avertissement s’affiche ici lorsque votre consommation approche de votre seuil. Votre service n’est pas interrompu.',
  amount: 'Seuil par période de facturation ({currency})',
  amountMissing: 'Saisissez un montant supérieur à zéro, par exemple {example}.',
  warnAt: 'Avertir à',
  save: 'Définir l’alerte',
  saving: 'Enregistrement…',
  remove: 'Supprimer l’alerte',
};
