import { operation } from '../operation.js';
import { file, fileRequest } from '../../schemas/storefront/files.js';

/** Downloads a PDF of the session's account, by the sealed id in an invoice or credit memo. The returned file name contains only safe characters. */
export const getFile = operation({
  name: 'storefront.file',
  method: 'GET',
  path: '/storefront/files/{id}',
  request: fileRequest,
  response: file,
  answer: 'file',
  retry: 'safe',
});
