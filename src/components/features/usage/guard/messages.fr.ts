import type { Translation } from '../../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  title: 'Seuil de dépense',
  lead: 'Cette page vous avertit lorsque l’usage approche d’un montant. Cela n’arrête rien ; votre service continue.',
  amount: 'Coût maximal souhaité de l’usage par période de facturation ({currency})',
  amountMissing: 'Indiquez un montant supérieur à zéro, par exemple {example}.',
  warnAt: 'Avertir à',
  save: 'Fixer le seuil',
  saving: 'Enregistrement…',
  remove: 'Retirer le seuil',
};
