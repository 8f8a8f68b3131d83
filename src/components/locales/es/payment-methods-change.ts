import type { messages as english } from '../en/payment-methods-change.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  back: 'Métodos de pago',
  addHeading: 'Añadir un método de pago',
  addLead: 'Se guarda para su cuenta. Con eso no se cobra nada.',
  added: 'Se ha añadido {method}.',
  addedPlain: 'Se ha añadido el método de pago.',
  loading: 'Se está cargando el formulario de pago.',
  removeHeading: '¿Eliminar {method}?',
  removeLead: 'Se borra definitivamente. Para volver a usarlo habrá que introducirlo de nuevo.',
  removeDefault: 'Ahora paga sus facturas.',
  removePays: {
    one: 'Paga la suscripción {numbers}.',
    many: 'Paga las suscripciones {numbers}.',
    other: 'Paga las suscripciones {numbers}.',
  },
  remove: 'Eliminarlo',
  keep: 'Conservarlo',
  removed: 'Se ha eliminado {method}.',
  needed: 'Aún no se puede eliminar: una factura abierta o próxima se quedaría sin método de pago. Añada otro primero.',
  neededBy: {
    one: 'Aún no se puede eliminar: la suscripción {numbers} se quedaría sin método de pago. Añada otro primero.',
    many: 'Aún no se puede eliminar: las suscripciones {numbers} se quedarían sin método de pago. Añada otro primero.',
    other: 'Aún no se puede eliminar: las suscripciones {numbers} se quedarían sin método de pago. Añada otro primero.',
  },
  addAnother: 'Añadir otro método de pago',
  defaultHeading: '¿Usar {method} para sus facturas?',
  defaultLead: 'Paga desde la próxima factura, salvo las suscripciones que tienen su propio método de pago.',
  makeDefault: 'Usarlo para mis facturas',
  madeDefault: '{method} paga sus facturas a partir de ahora.',
  done: 'Listo',
};
