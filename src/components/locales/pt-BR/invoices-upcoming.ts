import type { messages as english } from '../en/invoices-upcoming.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  heading: 'Sua próxima cobrança',
  back: 'Todas as faturas',
  lead: 'Com base nos dados de hoje. Uso e outras mudanças até lá serão adicionados.',
  on: 'Em {date}',
  later: 'Depois disso, até {date}',
  none: 'Nenhuma cobrança até {date}.',
  loading: 'Calculando a próxima cobrança…',
  failed: 'Não foi possível calcular a próxima cobrança. Nada foi alterado.',
  tryAgain: 'Tentar novamente',
};
