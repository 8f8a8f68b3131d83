import type { messages as english } from '../en/payment-methods-change.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  back: 'Formas de pagamento',
  addHeading: 'Adicionar forma de pagamento',
  addLead: 'Ela será salva na sua conta. Nada será cobrado.',
  added: '{method}: forma de pagamento adicionada.',
  addedPlain: 'Forma de pagamento adicionada.',
  loading: 'Carregando o formulário de pagamento…',
  removeHeading: 'Remover {method}?',
  removeLead: 'A exclusão é permanente. Para usar esta forma de pagamento de novo, será preciso adicioná-la novamente.',
  removeDefault: 'É sua forma de pagamento padrão.',
  removePays: {
    one: 'É usada na assinatura {numbers}.',
    many: 'É usada nas assinaturas {numbers}.',
    other: 'É usada nas assinaturas {numbers}.',
  },
  remove: 'Remover',
  keep: 'Manter',
  removed: '{method}: forma de pagamento removida.',
  needed: 'Ainda não é possível remover, porque há uma cobrança em aberto ou futura. Adicione outra forma de pagamento primeiro.',
  neededBy: {
    one: 'Ainda não é possível remover, porque a assinatura {numbers} precisa desta forma de pagamento. Adicione outra primeiro.',
    many: 'Ainda não é possível remover, porque as assinaturas {numbers} precisam desta forma de pagamento. Adicione outra primeiro.',
    other: 'Ainda não é possível remover, porque as assinaturas {numbers} precisam desta forma de pagamento. Adicione outra primeiro.',
  },
  addAnother: 'Adicionar outra forma de pagamento',
  defaultHeading: 'Definir {method} como padrão?',
  defaultLead: 'Será usada a partir da próxima cobrança, exceto em assinaturas com forma de pagamento própria.',
  makeDefault: 'Definir como padrão',
  madeDefault: '{method} agora é sua forma de pagamento padrão.',
  done: 'Concluir',
};
