import type { messages as english } from '../en/buy-button.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  subscribe: 'Suscribirse',
  title: 'Suscribirse',
  close: 'Cerrar. Sus datos se conservan.',
  opening: 'Abriendo la compra…',
  notOpened: 'No se ha podido abrir la compra. No se ha pedido nada. Pulse el botón para intentarlo de nuevo.',
  offline: 'No tiene conexión, así que no se ha podido abrir la compra. No se ha pedido nada.',
  setup: 'Botón de compra: {problem}',
  setupPlan: 'Botón de compra: indique en plan el id de un plan.',
};
