/** Everything that is known about countries, in a file that is loaded once a country is chosen. */
export { countries } from '../../../../generated/countries/index.js';
export { signUpAddressMessages } from '../../../../generated/locales/sign-up-address.js';
export { taxNumbers } from './tax-numbers.js';
