import type { messages as english } from '../en/usage-advice.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  coming: 'Calculando…',
  failed: 'No se ha podido calcular.',
  none: 'Todavía no hay ningún periodo de facturación completo para comparar.',
  stay: '{plan} ha sido el plan más barato para su uso.',
  move: '{plan} habría costado {saving} menos al mes.',
  basis: {
    one: 'Estimación según los precios de lista y su uso en el último periodo de facturación, sin impuestos, descuentos ni cargos únicos.',
    many: 'Estimación según los precios de lista y su uso en los últimos {count} de periodos de facturación, sin impuestos, descuentos ni cargos únicos.',
    other:
      'Estimación según los precios de lista y su uso en los últimos {count} periodos de facturación, sin impuestos, descuentos ni cargos únicos.',
  },
  look: 'Ver este cambio',
  plan: 'Plan', // Same as in English.
  monthly: 'Al mes',
  yours: 'su plan',
};
