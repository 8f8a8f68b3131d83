import type { Translation } from '../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  subscriptions: 'Suscripciones',
  invoices: 'Facturas',
  profile: 'Perfil',
  unknownSection: 'No existe la sección «{section}». Secciones disponibles: {known}.',
};
