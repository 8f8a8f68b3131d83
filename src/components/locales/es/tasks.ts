import type { messages as english } from '../en/tasks.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  back: 'Volver',
  sending: 'Un momento, se está realizando.',
  checking: 'La conexión se ha interrumpido, así que aún no se sabe si se ha realizado. Se está preguntando; nada se hace dos veces.',
  checkNow: 'Preguntar ahora',
  asking: 'Preguntando…',
  otherTab: 'Esto se está realizando ahora mismo en otra pestaña.',
  offline: 'No hay conexión. No se ha enviado nada; lo que ha introducido se conserva.',
  sessionExpired: 'Su sesión ha terminado. Lo que ha introducido se conserva: inicie sesión y continúe aquí.',
  signIn: 'Iniciar sesión',
  resumed: 'Ha vuelto a iniciar sesión. Todavía no se ha enviado nada: revíselo y continúe.',
  rateLimit: 'Han sido demasiados intentos en poco tiempo. No se ha cambiado nada; vuelva a intentarlo en un momento.',
  notAllowed: 'Su sesión no lo permite. No se ha cambiado nada.',
  notDone: 'No ha funcionado y no se ha cambiado nada. Puede intentarlo de nuevo.',
  notDoneReference: 'No ha funcionado y no se ha cambiado nada. Puede intentarlo de nuevo; si nos escribe, indique {reference}.',
  paymentFailed: 'El pago no se ha aceptado, así que no se ha cambiado nada. Inténtelo con otro medio de pago.',
};
