/** Country data in a separate file, loaded once a country is chosen. */
export { countries } from '../../../../generated/countries/index.js';
export { signUpAddressMessages } from '../../../../generated/locales/sign-up-address.js';
export { taxIds } from './tax-ids.js';
