import type { messages as english } from '../en/sign-up.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  loading: 'El registro se está cargando.',
  setup: 'Registro: {problem}',
  notLoaded: 'No se han podido cargar los planes. No se ha perdido nada de lo que ha introducido.',
  formNotLoaded: 'No se ha podido cargar el formulario. No se ha perdido nada de lo que ha introducido.',
  notLoadedOffline: 'No hay conexión, así que no se pueden cargar los planes.',
  reload: 'Recargar la página',
  retry: 'Intentar de nuevo',
  nothingSold: 'Ahora mismo no se puede comprar nada aquí.',
  progress: 'Pasos del registro',
  stepOf: 'Paso {step} de {steps}:',
  stepDone: 'completado:',
  plan: 'Plan', // Same as in English.
  details: 'Datos',
  payment: 'Pago',
  review: 'Revisión',
  planHeading: 'Elija un plan',
  detailsHeading: 'Sus datos',
  paymentHeading: 'Cómo paga',
  reviewHeading: 'Revise y confirme',
  offline: 'No hay conexión. Lo que ha introducido se conserva y no se envía nada hasta que usted lo haga.',
};
