import type { messages as english } from '../en/payment-methods.js';
import type { Translation } from '../message-catalog.js';
import { messages as accountSection } from './account-section.js';

export const messages: Translation<typeof english> = {
  ...accountSection,
  caption: 'Formas de pagamento',
  empty: 'Você ainda não tem uma forma de pagamento. Adicione uma para pagar suas faturas.',
  expires: 'Expira em {month}',
  expiresSoon: 'Expira em breve: {month}. Adicione outra antes disso.',
  expired: 'Expirou em {month}. Não pode mais ser usada.',
  isDefault: 'Padrão',
  pays: {
    one: 'Usada na assinatura {numbers}',
    many: 'Usada nas assinaturas {numbers}',
    other: 'Usada nas assinaturas {numbers}',
  },
  paysAmongOthers: 'Usada em {numbers} e possivelmente em outras assinaturas',
  lastFailure: 'Último pagamento recusado: {reason}',
  add: 'Adicionar forma de pagamento',
  makeDefault: 'Definir como padrão',
  remove: 'Remover',
};
