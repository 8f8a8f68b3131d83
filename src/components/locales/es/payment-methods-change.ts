import type { messages as english } from '../en/payment-methods-change.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  back: 'Métodos de pago',
  addHeading: 'Añadir un método de pago',
  addLead: 'Se guarda en su cuenta. No se le cobrará nada.',
  added: '{method}: método de pago añadido.',
  addedPlain: 'Método de pago añadido.',
  loading: 'Cargando el formulario de pago…',
  removeHeading: '¿Eliminar {method}?',
  removeLead: 'Se elimina definitivamente. Para volver a usarlo, tendrá que añadirlo de nuevo.',
  removeDefault: 'Es su método de pago predeterminado.',
  removePays: {
    one: 'Se usa para la suscripción {numbers}.',
    many: 'Se usa para las suscripciones {numbers}.',
    other: 'Se usa para las suscripciones {numbers}.',
  },
  remove: 'Eliminar',
  keep: 'Conservar',
  removed: '{method}: método de pago eliminado.',
  needed: 'Todavía no puede eliminarlo, porque tiene una factura pendiente o próxima. Añada antes otro método de pago.',
  neededBy: {
    one: 'Todavía no puede eliminarlo, porque la suscripción {numbers} lo necesita. Añada antes otro método de pago.',
    many: 'Todavía no puede eliminarlo, porque las suscripciones {numbers} lo necesitan. Añada antes otro método de pago.',
    other: 'Todavía no puede eliminarlo, porque las suscripciones {numbers} lo necesitan. Añada antes otro método de pago.',
  },
  addAnother: 'Añadir otro método de pago',
  defaultHeading: '¿Usar {method} como método predeterminado?',
  defaultLead: 'Se usará desde la próxima factura, salvo para las suscripciones con su propio método de pago.',
  makeDefault: 'Usar como predeterminado',
  madeDefault: '{method} es ahora su método predeterminado.',
  done: 'Listo',
};
