import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';

import { pageRequest, type PageRequest } from './envelope.js';

export type ProductsRequest = PageRequest;

export interface ProductRatePlansRequest extends PageRequest {
  'product-key': string;
}

export const productsRequest: Schema<ProductsRequest> = z.object(pageRequest);

export const productRatePlansRequest: Schema<ProductRatePlansRequest> = z.object({ ...pageRequest, 'product-key': z.string() });
