import { operation } from '../operation.js';
import { file, fileRequest } from '../../schemas/storefront/files.js';

/**
 * Downloads a document of the session's account by the sealed id that an invoice or memo contains. Always `application/pdf`, with a safe file name.
 */
export const getFile = operation({
  name: 'storefront.file',
  method: 'GET',
  path: '/storefront/files/{id}',
  request: fileRequest,
  response: file,
  answer: 'file',
  retry: 'safe',
});
