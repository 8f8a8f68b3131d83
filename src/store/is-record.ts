export { isRecord } from '../api/schemas/is-record.js';
