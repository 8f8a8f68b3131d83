import type { messages as english } from '../en/usage-advice.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  coming: 'Calculando…',
  failed: 'No se ha podido calcular.',
  none: 'Todavía no hay un periodo de facturación completo con el que comparar planes.',
  stay: 'Quédese: con su uso, {plan} ha sido el más barato.',
  move: '{plan} habría costado {saving} menos al mes.',
  basis: {
    one: 'Según el uso del último periodo de facturación; estimación a precios de lista, sin impuestos, descuentos ni cargos únicos.',
    many: 'Según el uso de los últimos {count} de periodos de facturación; estimación a precios de lista, sin impuestos, descuentos ni cargos únicos.',
    other:
      'Según el uso de los últimos {count} periodos de facturación; estimación a precios de lista, sin impuestos, descuentos ni cargos únicos.',
  },
  look: 'Ver este cambio',
  plan: 'Plan', // Same as in English.
  monthly: 'Al mes',
  yours: 'su plan',
};
