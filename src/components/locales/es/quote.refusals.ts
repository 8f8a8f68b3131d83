import type { messages as english } from '../en/quote.refusals.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  notForSale: 'Este plan ya no está disponible. Elija otro plan.',
  notServed: 'Este plan no está disponible en este país.',
  addOnAlone: 'Este complemento no se vende por separado. Elija también su plan.',
  otherCurrency: 'Su cuenta se factura en otra moneda, así que este precio no está disponible para usted.',
  tooMany: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  couponRefused: 'El código «{code}» no es válido. Compruebe que esté bien escrito o continúe sin él.',
  couponExpired: 'El código «{code}» era válido hasta el {date}. Continúe sin él o introduzca otro.',
  couponTooEarly: 'El código «{code}» es válido a partir del {date}. Continúe sin él o úselo entonces.',
  couponUsed: 'Ya ha utilizado el código «{code}». Continúe sin él o introduzca otro.',
  couponActive: 'Ya tiene el descuento del código «{code}». Continúe sin el código.',
  couponNewCustomersOnly: 'El código «{code}» es solo para clientes nuevos. Continúe sin él o introduzca otro.',
  couponNotCombined:
    'El código «{code}» no se puede combinar con su descuento actual. Continúe sin él o úselo cuando termine el descuento.',
  couponOtherPlan: 'El código «{code}» no es para este plan. Elija otro plan o continúe sin el código.',
  couponOtherCurrency: 'El código «{code}» no es válido en esta moneda. Continúe sin él o introduzca otro.',
  couponUsedUp: 'El código «{code}» está agotado. Continúe sin él o introduzca otro.',
  couponWithoutEffect: 'El código «{code}» no reduciría su factura. Elija otro plan o continúe sin el código.',
  couponNotChecked: 'No se ha podido comprobar el código «{code}». Inténtelo de nuevo o continúe sin él.',
};
