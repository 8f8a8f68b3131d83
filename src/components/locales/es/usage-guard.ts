import type { messages as english } from '../en/usage-guard.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  title: 'Alerta de gasto',
  lead: 'Verá un aviso aquí cuando el uso se acerque a su límite. Su servicio no se interrumpe.',
  amount: 'Límite por periodo de facturación ({currency})',
  amountMissing: 'Introduzca un importe mayor que cero, por ejemplo, {example}.',
  warnAt: 'Avisar al',
  save: 'Crear alerta',
  saving: 'Guardando…',
  remove: 'Eliminar alerta',
};
