import type { messages as english } from '../en/profile.js';
import type { Translation } from '../message-catalog.js';
import { messages as accountSection } from './account-section.js';

export const messages: Translation<typeof english> = {
  ...accountSection,
  account: 'Conta',
  name: 'Nome',
  payment: 'Pagamento',
  card: '{brand} com final {digits}',
  bankAccount: 'Conta bancária com final {digits}',
  method: '{type}',
  noMethod: 'Nenhuma forma de pagamento.',
  expires: 'Expira em {month}',
  expiresSoon: 'Este cartão expira no fim de {month}. Pagamentos depois disso vão falhar.',
  expired: 'Este cartão expirou. O próximo pagamento vai falhar.',
  balance: 'Saldo a pagar',
  cardWord: 'Cartão',
  billTo: 'Contato de cobrança',
  soldTo: 'Endereço do serviço',
  shipTo: 'Endereço de entrega',
  company: 'Empresa e impostos',
  language: 'Idioma dos e-mails e documentos',
  sameAsBilling: 'Igual ao endereço de cobrança',
  sameAsService: 'Igual ao endereço do serviço',
  noCompany: 'Nenhuma empresa',
  taxId: 'Identificação fiscal: {number}',
  purchaseOrder: 'Pedido de compra: {number}',
  noLanguage: 'Não definido',
  change: 'Alterar',
  changeOf: 'Alterar: {what}',
  saved: 'Salvo. Válido a partir da próxima fatura.',
};
