import type { messages as english } from '../en/profile-edit.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  lead: 'Se aplica desde su próxima factura.',
  taxLead: 'Los impuestos dependen de esta dirección. Se aplica desde su próxima factura.',
  languageLead: 'El idioma de los correos y documentos. El de esta página no cambia.',
  save: 'Guardar',
  saving: 'Guardando…',
  noPreference: 'Sin preferencia',
  problems: {
    one: 'Corrija {count} campo para continuar.',
    many: 'Corrija {count} de campos para continuar.',
    other: 'Corrija {count} campos para continuar.',
  },
  conflict: 'Este dato se ha cambiado en otro lugar. Lo que ha introducido se conserva. Guarde de nuevo para sustituir el valor actual:',
  nothing: 'nada',
  emailTaken: 'Otra cuenta usa este correo electrónico. Introduzca uno distinto.',
};
