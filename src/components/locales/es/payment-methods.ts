import type { messages as english } from '../en/payment-methods.js';
import type { Translation } from '../message-catalog.js';
import { messages as accountSection } from './account-section.js';

export const messages: Translation<typeof english> = {
  ...accountSection,
  caption: 'Métodos de pago',
  empty: 'Aún no hay ningún método de pago guardado. Añada uno para que se puedan pagar sus facturas.',
  expires: 'Caduca el {month}',
  expiresSoon: 'Caduca pronto: {month}. Añada otro antes.',
  expired: 'Caducado el {month}. Ya no puede pagar.',
  isDefault: 'Paga sus facturas',
  pays: { one: 'Paga la suscripción {numbers}', many: 'Paga las suscripciones {numbers}', other: 'Paga las suscripciones {numbers}' },
  lastFailure: 'El último pago con él no se aceptó: {reason}',
  add: 'Añadir un método de pago',
  makeDefault: 'Usar para mis facturas',
  remove: 'Eliminar',
};
