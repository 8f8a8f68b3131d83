import type { messages as english } from '../en/account.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  overview: 'Resumen',
  subscriptions: 'Suscripciones',
  invoices: 'Facturas',
  'payment-methods': 'Métodos de pago',
  usage: 'Uso',
  activity: 'Actividad',
  profile: 'Perfil',
  sections: 'Secciones de la cuenta',
  nothing: 'No tiene acceso a ninguna sección de esta cuenta.',
  unknownSection: 'No existe la sección «{section}». Secciones disponibles: {known}.',
};
