import type { messages as english } from '../en/usage-advice.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  coming: 'Calculando…',
  failed: 'Não foi possível calcular.',
  none: 'Ainda não há um período de cobrança completo para comparar.',
  stay: '{plan} foi o plano mais barato para o seu uso.',
  move: '{plan} teria custado {saving} a menos por mês.',
  basis: {
    one: 'Estimativa com base nos preços de tabela e no seu uso no último período de cobrança, sem impostos, descontos e cobranças únicas.',
    many: 'Estimativa com base nos preços de tabela e no seu uso nos últimos {count} de períodos de cobrança, sem impostos, descontos e cobranças únicas.',
    other:
      'Estimativa com base nos preços de tabela e no seu uso nos últimos {count} períodos de cobrança, sem impostos, descontos e cobranças únicas.',
  },
  look: 'Ver esta alteração',
  plan: 'Plano',
  monthly: 'Por mês',
  yours: 'seu plano',
};
