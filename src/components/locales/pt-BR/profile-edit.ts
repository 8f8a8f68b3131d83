import type { messages as english } from '../en/profile-edit.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  lead: 'Válido a partir da próxima fatura.',
  taxLead: 'Os impostos dependem deste endereço. Válido a partir da próxima fatura.',
  languageLead: 'O idioma dos e-mails e documentos. O idioma desta página não muda.',
  save: 'Salvar',
  saving: 'Salvando…',
  noPreference: 'Sem preferência',
  problems: {
    one: 'Corrija {count} campo para continuar.',
    many: 'Corrija {count} de campos para continuar.',
    other: 'Corrija {count} campos para continuar.',
  },
  conflict: 'Isto foi alterado em outro lugar. Os dados preenchidos foram mantidos. Salve novamente para substituir o valor atual:',
  nothing: 'vazio',
  emailTaken: 'Outra conta já usa este e-mail. Informe outro.',
};
