import type { messages as english } from '../en/tasks.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  back: 'Atrás',
  sending: 'Procesando…',
  checking: 'Se ha perdido la conexión, así que estamos comprobando si se ha completado. Nada se hará dos veces.',
  checkNow: 'Comprobar estado',
  asking: 'Comprobando…',
  otherTab: 'Está en curso en otra pestaña.',
  offline: 'No tiene conexión. No se ha enviado nada y sus datos se conservan.',
  sessionExpired: 'Su sesión ha terminado. Vuelva a iniciar sesión para continuar.',
  freshSignIn: 'Por su seguridad, vuelva a iniciar sesión para realizar este cambio. No se ha modificado nada.',
  entriesKept: 'Lo que ha introducido se conserva.',
  detailsNotKept:
    'Si sale de esta página para iniciar sesión, introduzca de nuevo los datos de su tarjeta o cuenta: por su seguridad, no se conservan.',
  signIn: 'Iniciar sesión',
  resumed: 'Ha vuelto a iniciar sesión. Todavía no se ha enviado nada. Revíselo y continúe.',
  rateLimit: 'Demasiados intentos. No se ha cambiado nada. Inténtelo de nuevo en un momento.',
  notAllowed: 'No tiene permiso para hacer esto. No se ha cambiado nada.',
  notDone: 'No ha funcionado. No se ha cambiado nada. Inténtelo de nuevo.',
  notDoneReference:
    'No ha funcionado. No se ha cambiado nada. Inténtelo de nuevo o contacte con nosotros e indique la referencia {reference}.',
  paymentFailed: 'Pago rechazado. No se ha cambiado nada. Pruebe con otro método de pago.',
};
