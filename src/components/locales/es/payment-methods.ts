import type { messages as english } from '../en/payment-methods.js';
import type { Translation } from '../message-catalog.js';
import { messages as accountSection } from './account-section.js';

export const messages: Translation<typeof english> = {
  ...accountSection,
  caption: 'Métodos de pago',
  empty: 'Todavía no tiene ningún método de pago. Añada uno para pagar sus facturas.',
  expires: 'Caduca: {month}',
  expiresSoon: 'Caduca pronto: {month}. Añada otro antes.',
  expired: 'Caducado: {month}. Ya no se puede usar.',
  isDefault: 'Predeterminado',
  pays: {
    one: 'Se usa para la suscripción {numbers}',
    many: 'Se usa para las suscripciones {numbers}',
    other: 'Se usa para las suscripciones {numbers}',
  },
  paysAmongOthers: 'Se usa para {numbers} y posiblemente otras suscripciones',
  lastFailure: 'Último pago rechazado: {reason}',
  add: 'Añadir un método de pago',
  makeDefault: 'Usar como predeterminado',
  remove: 'Eliminar',
};
