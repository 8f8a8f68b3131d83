import type { messages as english } from '../en/invoices-files.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  invoicesFile: 'facturas',
  number: 'Factura',
  date: 'Fecha',
  dueDate: 'Vencimiento',
  status: 'Estado',
  amount: 'Importe',
  credit: 'Saldo a favor aplicado',
  balance: 'Importe pendiente',
  currency: 'Moneda',
  renewalsFile: 'renovaciones',
  renews: '{name} se renueva',
  renewsText: 'La suscripción {number} se renueva por otro periodo si no la cambia antes.',
  exporting: 'Preparando el archivo…',
  exported: {
    one: 'Archivo con {count} factura guardado.',
    many: 'Archivo con {count} de facturas guardado.',
    other: 'Archivo con {count} facturas guardado.',
  },
  calendarSaved: {
    one: 'Calendario con {count} fecha guardado.',
    many: 'Calendario con {count} de fechas guardado.',
    other: 'Calendario con {count} fechas guardado.',
  },
  calendarEmpty: 'Ninguna suscripción se renueva automáticamente, así que no hay fechas que guardar.',
  exportFailed: 'No se ha podido crear el archivo. No se ha guardado nada.',
};
