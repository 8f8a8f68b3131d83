import type { messages as english } from '../en/invoices-upcoming.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  heading: 'Sua próxima cobrança',
  back: 'Todas as faturas',
  lead: 'Estimativa com base nos dados de hoje. O uso e as mudanças até a data da cobrança serão adicionados.',
  on: 'Em {date}',
  moreLines: 'E mais {count} linhas, incluídas no total',
  later: 'Depois disso, até {date}',
  credits: 'Créditos',
  none: 'Nenhuma cobrança até {date}.',
  loading: 'Calculando a próxima cobrança…',
  failed: 'Não foi possível calcular a próxima cobrança. Nada foi alterado.',
  tryAgain: 'Tentar novamente',
};
