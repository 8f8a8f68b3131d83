// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import { fileDownload } from '../../../api/schemas/file-download.js';
import { getFileRequest } from '../schemas/files.js';

/** Download file content. `GET /v1/files/{file-id}`. */
export const getFile = /* @__PURE__ */ operation({
  name: 'files.get',
  method: 'GET',
  path: '/v1/files/{file-id}',
  request: getFileRequest,
  response: fileDownload,
  answer: 'file',
  retry: 'safe',
});
