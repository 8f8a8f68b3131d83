import type { messages as english } from '../en/invoices-files.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  invoicesFile: 'faturas',
  number: 'Fatura',
  date: 'Data',
  dueDate: 'Vencimento',
  status: 'Status', // Same as in English.
  amount: 'Valor',
  credit: 'Crédito aplicado',
  balance: 'Valor a pagar',
  currency: 'Moeda',
  renewalsFile: 'renovacoes',
  renews: 'Renovação: {name}',
  renewsText: 'A assinatura {number} será renovada por mais um período, a menos que você a altere antes.',
  exporting: 'Preparando o arquivo…',
  exported: {
    one: 'Arquivo com {count} fatura salvo.',
    many: 'Arquivo com {count} de faturas salvo.',
    other: 'Arquivo com {count} faturas salvo.',
  },
  calendarSaved: {
    one: 'Calendário com {count} data salvo.',
    many: 'Calendário com {count} de datas salvo.',
    other: 'Calendário com {count} datas salvo.',
  },
  calendarEmpty: 'Nenhuma assinatura tem renovação automática, por isso não há datas para salvar.',
  exportFailed: 'Não foi possível criar o arquivo. Nada foi salvo.',
};
