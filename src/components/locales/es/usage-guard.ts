import type { messages as english } from '../en/usage-guard.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  title: 'Aviso de gasto',
  lead: 'Esta página le avisa cuando el uso se acerca a un importe. No detiene nada y su servicio continúa.',
  amount: 'Lo máximo que debería costar el uso en un periodo de facturación ({currency})',
  amountMissing: 'Indique un importe mayor que cero, como {example}.',
  warnAt: 'Avisar al',
  save: 'Fijar el aviso',
  saving: 'Guardando…',
  remove: 'Quitar el aviso',
};
