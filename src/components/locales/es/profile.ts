import type { messages as english } from '../en/profile.js';
import type { Translation } from '../message-catalog.js';
import { messages as accountSection } from './account-section.js';

export const messages: Translation<typeof english> = {
  ...accountSection,
  account: 'Cuenta',
  name: 'Nombre',
  payment: 'Pago',
  card: '{brand} terminada en {digits}',
  bankAccount: 'Cuenta bancaria terminada en {digits}',
  method: '{type}',
  noMethod: 'Sin método de pago.',
  expires: 'Caduca en {month}',
  expiresSoon: 'Esta tarjeta caduca a finales de {month}. Los pagos posteriores fallarán.',
  expired: 'Esta tarjeta ha caducado. El próximo pago fallará.',
  balance: 'Saldo pendiente',
  cardWord: 'Tarjeta',
  billTo: 'Contacto de facturación',
  soldTo: 'Dirección del servicio',
  shipTo: 'Dirección de envío',
  company: 'Empresa e impuestos',
  language: 'Idioma de los correos y documentos',
  sameAsBilling: 'Igual que la dirección de facturación',
  sameAsService: 'Igual que la dirección del servicio',
  noCompany: 'Sin empresa',
  taxId: 'ID fiscal {number}',
  purchaseOrder: 'Orden de compra {number}',
  noLanguage: 'Sin definir',
  change: 'Cambiar',
  changeOf: 'Cambiar: {what}',
  saved: 'Guardado. Se aplica desde su próxima factura.',
};
