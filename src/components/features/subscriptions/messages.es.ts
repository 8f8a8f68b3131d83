import type { Translation } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.es.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  ...sectionMessages,
  empty: 'Todavía no tiene ninguna suscripción. Sus suscripciones aparecerán aquí.',
  number: 'Suscripción {number}',
  statusActive: 'Activa',
  statusPending: 'Empieza pronto',
  statusSuspended: 'En pausa',
  statusCancelled: 'Cancelada',
  statusExpired: 'Terminada',
  statusDraft: 'Borrador',
  since: 'Desde el {date}',
  nextBill: 'Próxima factura',
  renews: 'Se renueva',
  ends: 'Termina',
  runsOn: 'Sigue hasta que usted la cancele',
  term: 'Duración',
  perWeek: '{price} por semana',
  perMonth: '{price} al mes',
  perQuarter: '{price} por trimestre',
  perHalfYear: '{price} cada seis meses',
  perYear: '{price} al año',
  once: '{price} una sola vez',
  perUse: 'según el uso',
  each: '{quantity} × {price}',
};
