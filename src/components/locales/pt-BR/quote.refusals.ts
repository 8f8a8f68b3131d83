import type { messages as english } from '../en/quote.refusals.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  notForSale: 'Este plano não está mais disponível. Escolha outro plano.',
  notServed: 'Este plano não está disponível neste país.',
  addOnAlone: 'Este complemento não é vendido separadamente. Escolha também o plano dele.',
  otherCurrency: 'Sua conta é cobrada em outra moeda, por isso este preço não está disponível para você.',
  tooMany: 'Muitas solicitações. Aguarde um momento e tente novamente.',
  couponRefused: 'O código “{code}” não é válido. Verifique se digitou certo ou continue sem ele.',
  couponExpired: 'O código “{code}” era válido até {date}. Continue sem ele ou digite outro.',
  couponTooEarly: 'O código “{code}” é válido a partir de {date}. Continue sem ele ou use-o a partir dessa data.',
  couponUsed: 'Você já usou o código “{code}”. Continue sem ele ou digite outro.',
  couponActive: 'Você já tem o desconto do código “{code}”. Continue sem o código.',
  couponNewCustomersOnly: 'O código “{code}” é só para novos clientes. Continue sem ele ou digite outro.',
  couponNotCombined:
    'O código “{code}” não pode ser combinado com seu desconto atual. Continue sem ele ou use-o quando o desconto terminar.',
  couponOtherPlan: 'O código “{code}” não vale para este plano. Escolha outro plano ou continue sem o código.',
  couponOtherCurrency: 'O código “{code}” não é válido nesta moeda. Continue sem ele ou digite outro.',
  couponUsedUp: 'O código “{code}” está esgotado. Continue sem ele ou digite outro.',
  couponWithoutEffect: 'O código “{code}” não reduziria sua fatura. Escolha outro plano ou continue sem o código.',
  couponNotChecked: 'Não foi possível verificar o código “{code}”. Tente novamente ou continue sem ele.',
};
