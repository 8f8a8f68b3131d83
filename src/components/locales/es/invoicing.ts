import type { messages as english } from '../en/invoicing.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  choice: '¿Cómo quiere pagar?',
  now: 'Pagar ahora',
  byInvoice: 'Pagar con factura',
  terms: 'Recibirá una factura de {amount}. Páguela a más tardar el {date}.',
  sentence: 'Recibirá una factura de {amount}, con vencimiento el {date}.',
  method: 'Con factura, vence el {date}',
  change: 'Cambiar el pago',
  order: 'Pedir y pagar {amount} a más tardar el {date}',
  limit: 'No puede pagar con factura, porque sus facturas pendientes y este pedido superan su límite.',
  notApproved: 'No puede pagar este pedido con factura.',
  taxIdRequired: 'Para pagar con factura, indique su identificación fiscal en sus datos.',
  refused: 'Este pedido ya no se puede pagar con factura. No se ha pedido nada y se conserva lo que ha escrito. Pague ahora.',
  howToPay: 'Cómo pagar esta factura',
  amount: 'Importe pendiente',
  dueDate: 'Vence el',
  purchaseOrder: 'Número de orden de compra',
  accountHolder: 'Titular de la cuenta',
  iban: 'IBAN', // Same as in English.
  bic: 'BIC', // Same as in English.
  accountNumber: 'Número de cuenta',
  routingNumber: 'Número de ruta',
  bank: 'Banco',
  note: 'Referencia',
};
