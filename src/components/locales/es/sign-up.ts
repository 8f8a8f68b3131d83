import type { messages as english } from '../en/sign-up.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  loading: 'Cargando el registro…',
  setup: 'Registro: {problem}',
  notLoaded: 'No se han podido cargar los planes. Sus datos se conservan.',
  formNotLoaded: 'No se ha podido cargar el formulario. Sus datos se conservan.',
  notLoadedOffline: 'No tiene conexión, así que no se pueden cargar los planes.',
  reload: 'Recargar la página',
  retry: 'Reintentar',
  nothingSold: 'No hay nada a la venta en este momento.',
  progress: 'Pasos del registro',
  stepOf: 'Paso {step} de {steps}:',
  stepDone: 'completado:',
  plan: 'Plan', // Same as in English.
  details: 'Datos',
  payment: 'Pago',
  review: 'Revisión',
  planHeading: 'Elija un plan',
  detailsHeading: 'Sus datos',
  paymentHeading: 'Pago',
  reviewHeading: 'Revise y pague',
  offline: 'No tiene conexión. Sus datos se conservan y no se envía nada hasta que usted lo envíe.',
};
