import type { messages as english } from '../en/plans-account.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  current: 'Plan actual',
  currentPeriod: 'Plan actual: {period}',
  manage: 'Gestionar {product}',
  switchTo: 'Cambiar a {plan}',
  planPeriod: '{product} ({period})',
  unitsAndPrice: '{units}, {price}',
  nextBill: 'próxima factura: {amount} el {date}',
  second: 'Añadir una segunda suscripción',
};
