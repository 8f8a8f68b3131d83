import type { Translation } from '../../locales/catalog.js';
import type { english } from './messages.js';

export const messages: Translation<typeof english> = {
  loading: 'Der Preis wird berechnet.',
  updating: 'Der Preis wird neu berechnet.',
  todayOn: 'Heute, {date}',
  next: 'Danach am {date}',
  subtotal: 'Zwischensumme',
  tax: 'Steuer',
  total: 'Summe',
  served: '{from} bis {to}',
  quantity: '{quantity} × {price}',
  quantityOnly: '{quantity} ×',
  payNowThen: 'Sie zahlen heute {now}, dann {then} am {date}.',
  payNow: 'Sie zahlen heute {now} und danach nichts mehr.',
  payLater: 'Sie zahlen heute nichts, dann {then} am {date}.',
  payNothing: 'Sie zahlen nichts, weder heute noch später.',
  changed: 'Der Preis hat sich geändert: vorher {before}, jetzt {now}.',
  failed: 'Der Preis konnte nicht berechnet werden. Bestellt wurde nichts.',
  notForSale: 'Dieser Tarif wird so nicht mehr verkauft. Wählen Sie einen anderen.',
  offline: 'Es gibt keine Netzverbindung, deshalb kann der Preis nicht berechnet werden.',
  retry: 'Erneut versuchen',
  setup: 'Preis: {problem}',
  setupPlans: 'Preis: Es fehlen plans (oder plan und quantity) oder currency.',
};
