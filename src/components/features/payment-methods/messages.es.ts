import type { Translation } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.es.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  ...sectionMessages,
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
