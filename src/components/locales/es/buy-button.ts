import type { messages as english } from '../en/buy-button.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  subscribe: 'Suscribirse',
  title: 'Su suscripción',
  close: 'Cerrar. Lo que ha introducido se conserva.',
  opening: 'La compra se está abriendo.',
  notOpened: 'No se ha podido abrir la compra. No se ha pedido nada. Pulse el botón para intentarlo de nuevo.',
  offline: 'No hay conexión, así que no se ha podido abrir la compra. No se ha pedido nada.',
  setup: 'Botón de compra: {problem}',
  setupPlan: 'Botón de compra: indique en plan el identificador de un plan.',
};
