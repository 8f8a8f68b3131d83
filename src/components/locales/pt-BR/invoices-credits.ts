import type { messages as english } from '../en/invoices-credits.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  heading: 'Créditos e reembolsos',
  back: 'Todas as faturas',
  available: 'Você tem {amount} em crédito. Use no próximo pagamento.',
  none: 'Você não tem créditos.',
  credits: 'Notas de crédito',
  noCredits: 'Nenhuma nota de crédito.',
  creditOf: '{number}, emitida em {date}',
  left: 'Saldo: {amount}',
  used: 'Totalmente usada',
  pdf: 'PDF de {number}',
  refunds: 'Reembolsos',
  noRefunds: 'Nenhum reembolso.',
  refundOn: '{date}',
  refundTo: '{date}, para {method}',
  pending: 'Pendente',
  failed: 'Falhou',
  canceled: 'Cancelado',
  loading: 'Carregando créditos e reembolsos…',
  loadFailed: 'Não foi possível carregar créditos e reembolsos. Nada foi alterado.',
  tryAgain: 'Tentar novamente',
  pdfComing: 'Baixando o PDF…',
  pdfSaved: 'PDF salvo.',
  pdfFailed: 'Não foi possível baixar o PDF. Tente novamente.',
  pdfWrong: 'O arquivo não é um PDF, por isso não foi salvo.',
};
