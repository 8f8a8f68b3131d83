import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { pageRequest, type PageRequest } from './fields.js';

/** Rate plans of a product; what their charges are defined as is not told apart. */
export interface ProductRatePlansInput extends PageRequest {
  'product-key': string;
}

export const productRatePlansInput: Schema<ProductRatePlansInput> = z.object({ ...pageRequest, 'product-key': z.string() });
