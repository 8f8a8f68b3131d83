import type { messages as english } from '../en/profile-edit.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  lead: 'Se aplicará en su próxima factura.',
  taxLead: 'Los impuestos dependen de esta dirección. Se aplicará en su próxima factura.',
  languageLead: 'En este idioma le escribimos. El idioma de esta página no cambia.',
  save: 'Guardar',
  saving: 'Guardando…',
  noPreference: 'Sin preferencia',
  problems: { one: 'Hay {count} dato que revisar.', many: 'Hay {count} de datos que revisar.', other: 'Hay {count} datos que revisar.' },
  conflict:
    'Mientras tanto se ha cambiado en otro lugar. Lo que ha escrito se conserva; guárdelo de nuevo para sustituir lo que hay ahora:',
  nothing: 'nada',
  emailTaken: 'Hay otra cuenta con esta dirección. Elija otra.',
};
