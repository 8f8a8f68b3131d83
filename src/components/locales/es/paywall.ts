import type { messages as english } from '../en/paywall.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  checking: 'Comprobando su suscripción…',
  lockedHeading: 'Para suscriptores',
  locked: 'Elija un plan para continuar.',
  lockedOthers: 'Sus planes no incluyen este contenido. Elija uno que lo incluya.',
  paused: 'Su suscripción a {plan} está en pausa. Reanúdela para continuar.',
  signIn: '¿Ya tiene una suscripción? Iniciar sesión',
  opened: 'Desbloqueado. Su suscripción incluye este contenido.',
  failed: 'No se ha podido comprobar su suscripción, así que este contenido sigue bloqueado por ahora.',
  offline: 'No tiene conexión, así que no se puede comprobar su suscripción. Este contenido sigue bloqueado por ahora.',
  retry: 'Comprobar de nuevo',
  setup: 'Paywall: {problem}', // Same as in English.
  setupPlans: 'Paywall: indique en plans o products qué lo desbloquea.',
};
