import type { messages as english } from '../en/invoicing.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  choice: 'Como você quer pagar?',
  now: 'Pagar agora',
  byInvoice: 'Pagar com fatura',
  terms: 'Você recebe uma fatura de {amount}. Pague até {date}.',
  sentence: 'Você recebe uma fatura de {amount}, com vencimento em {date}.',
  method: 'Com fatura, vence em {date}',
  change: 'Alterar pagamento',
  order: 'Fazer o pedido e pagar {amount} até {date}',
  limit: 'Não é possível pagar com fatura, porque suas faturas em aberto e este pedido ultrapassam seu limite.',
  notApproved: 'Não é possível pagar este pedido com fatura.',
  taxIdRequired: 'Para pagar com fatura, informe sua identificação fiscal em seus dados.',
  refused: 'Não é mais possível pagar este pedido com fatura. Nada foi pedido, e o que você digitou foi mantido. Pague agora.',
  howToPay: 'Como pagar esta fatura',
  amount: 'Valor em aberto',
  dueDate: 'Vencimento',
  purchaseOrder: 'Número do pedido de compra',
  accountHolder: 'Titular da conta',
  iban: 'IBAN', // Same as in English.
  bic: 'BIC', // Same as in English.
  accountNumber: 'Número da conta',
  routingNumber: 'Número de roteamento',
  bank: 'Banco',
  note: 'Referência',
};
