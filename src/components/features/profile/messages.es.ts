import type { Translation } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.es.js';
import type { Words } from './messages.js';

export const messages: Translation<Words> = {
  ...sectionMessages,
  account: 'Cuenta',
  name: 'Nombre',
  email: 'Correo electrónico',
  address: 'Dirección de facturación',
  delivery: 'Dirección de uso',
  payment: 'Pago',
  card: '{brand} terminada en {digits}',
  method: '{type}',
  noMethod: 'No hay ningún método de pago guardado.',
  expires: 'Caduca en {month}',
  expiresSoon: 'Esta tarjeta caduca al final de {month}. Los pagos posteriores fallarán.',
  expired: 'Esta tarjeta ha caducado. El próximo pago fallará.',
  balance: 'Saldo',
  cardWord: 'Tarjeta',
};
