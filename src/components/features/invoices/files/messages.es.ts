import type { Translation } from '../../../locales/catalog.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  invoicesFile: 'facturas',
  number: 'Factura',
  date: 'Fecha',
  dueDate: 'Vencimiento',
  status: 'Estado',
  amount: 'Importe',
  balance: 'Por pagar',
  currency: 'Moneda',
  renewalsFile: 'renovaciones',
  renews: '{name} se renueva',
  renewsText: 'La suscripción {number} continúa otro periodo si no se cambia antes.',
};
