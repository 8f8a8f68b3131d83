import type { messages as english } from '../en/paywall.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  checking: 'Se está comprobando su suscripción.',
  lockedHeading: 'Solo para suscriptores',
  locked: 'Elija un plan para continuar.',
  lockedOthers: 'Ninguno de sus planes incluye este contenido. Elija uno que lo incluya.',
  paused: 'Su suscripción a {plan} está en pausa, por eso este contenido está cerrado.',
  signIn: 'Tengo una suscripción: iniciar sesión',
  opened: 'Su suscripción incluye este contenido. Ya está abierto.',
  failed: 'No se ha podido comprobar su suscripción, así que este contenido sigue cerrado por ahora.',
  offline: 'No hay conexión, así que no se puede comprobar su suscripción. Este contenido sigue cerrado por ahora.',
  retry: 'Comprobar de nuevo',
  setup: 'Paywall: {problem}', // Same as in English.
  setupPlans: 'Paywall: indique en plans o products qué le da acceso.',
};
