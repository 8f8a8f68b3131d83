/** Everything that is known about countries, in a file that is loaded once a country is chosen. */
export { countries } from './generated/index.js';
export { addressMessages } from './messages.js';
export { taxNumbers } from './tax-numbers.js';
