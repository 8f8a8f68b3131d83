// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { strict, type Id } from '../../../api/schemas/wire.js';

/** Input of `GET /v1/files/{file-id}`. */
export interface GetFileRequest {
  'file-id': Id<'file'>;
}

export const getFileRequest: Schema<GetFileRequest> = /* @__PURE__ */ strict({
  'file-id': z.string(),
});
