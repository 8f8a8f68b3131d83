import type { messages as english } from '../en/subscriptions-history.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  loading: 'El historial se está cargando.',
  failed: 'No se ha podido cargar el historial.',
  tryAgain: 'Intentar de nuevo',
  empty: 'Todavía no ha pasado nada.',
  coming: 'Previsto',
  created: 'Inicio',
  createdWith: 'Inicio con {plans}',
  changePlan: 'Cambio de plan',
  changePlanTo: 'Cambio de plan a {plans}',
  changeQuantity: 'Cambio de cantidad',
  changeQuantityTo: 'Cambio de cantidad: {plans}',
  changeAddOns: 'Cambio de complementos',
  changeAddOnsTo: 'Cambio de complementos: {plans}',
  pause: 'En pausa',
  resume: 'Activa de nuevo',
  cancel: 'Fin tras la cancelación',
  renew: 'Renovación',
  terms: 'Cambio de condiciones',
  trialEnd: 'Fin de la prueba',
  termEnd: 'Fin del periodo',
  other: 'Otro cambio',
  counted: '{plan} × {quantity}',
};
