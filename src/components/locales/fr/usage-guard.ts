import type { messages as english } from '../en/usage-guard.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  title: 'Seuil de dépense',
  lead: 'Cette page vous avertit lorsque l’usage approche d’un montant. Cela n’arrête rien ; votre service continue.',
  amount: 'Coût maximal souhaité de l’usage par période de facturation ({currency})',
  amountMissing: 'Indiquez un montant supérieur à zéro, par exemple {example}.',
  warnAt: 'Avertir à',
  save: 'Fixer le seuil',
  saving: 'Enregistrement…',
  remove: 'Retirer le seuil',
};
