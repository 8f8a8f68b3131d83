import type { messages as english } from '../en/invoices-files.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
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
  exporting: 'Se está preparando el archivo.',
  exported: {
    one: 'Se ha guardado un archivo con {count} factura.',
    many: 'Se ha guardado un archivo con {count} facturas.',
    other: 'Se ha guardado un archivo con {count} facturas.',
  },
  calendarSaved: {
    one: 'Se ha guardado un calendario con {count} fecha.',
    many: 'Se ha guardado un calendario con {count} fechas.',
    other: 'Se ha guardado un calendario con {count} fechas.',
  },
  calendarEmpty: 'Nada se renueva por sí solo, así que no hay fechas que guardar.',
  exportFailed: 'No se ha podido preparar el archivo. No se ha guardado nada.',
};
