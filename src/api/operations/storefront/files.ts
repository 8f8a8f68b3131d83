import { operation } from '../operation.js';
import { file, fileRequest } from '../../schemas/storefront/files.js';

/** A document of the session's account, by the sealed id that an invoice or memo names: always `application/pdf`, with a name that is safe to save. */
export const getFile = operation({
  name: 'storefront.file',
  method: 'GET',
  path: '/storefront/files/{id}',
  request: fileRequest,
  response: file,
  answer: 'file',
  retry: 'safe',
});
