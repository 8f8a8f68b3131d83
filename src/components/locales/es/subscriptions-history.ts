import type { messages as english } from '../en/subscriptions-history.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  loading: 'Cargando el historial…',
  failed: 'No se ha podido cargar el historial.',
  tryAgain: 'Reintentar',
  empty: 'Todavía no hay historial.',
  coming: 'Programado',
  created: 'Inicio',
  createdWith: 'Inicio con {plans}',
  changePlan: 'Cambio de plan',
  changePlanTo: 'Cambio de plan a {plans}',
  changeQuantity: 'Cambio de cantidad',
  changeQuantityTo: 'Cambio de cantidad: {plans}',
  changeAddOns: 'Cambio de complementos',
  changeAddOnsTo: 'Cambio de complementos: {plans}',
  pause: 'Pausa',
  resume: 'Reanudación',
  cancel: 'Fin tras la cancelación',
  renew: 'Renovación',
  terms: 'Cambio de condiciones',
  trialEnd: 'Fin de la prueba',
  termEnd: 'Fin del periodo de suscripción',
  other: 'Otro cambio',
  counted: '{plan} × {quantity}',
};
