import type { messages as english } from '../en/account-section.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  signedOut: 'Inicie sesión para ver su cuenta.',
  sessionExpired: 'Su sesión ha terminado. Vuelva a iniciar sesión para ver su cuenta.',
  noAccount: 'Todavía no tiene ningún plan.',
  choosePlan: 'Ver planes',
  signIn: 'Iniciar sesión',
  offline: 'No tiene conexión. El contenido se cargará cuando la recupere.',
  loadFailed: 'No se ha podido cargar. No ha cambiado nada.',
  refreshFailed: 'No se ha podido actualizar. Es posible que los datos no sean recientes.',
  tryAgain: 'Reintentar',
  taskFailed: 'No se ha podido abrir. Compruebe su conexión e inténtelo de nuevo.',
  loading: 'Cargando',
  updating: 'Actualizando…',
};
