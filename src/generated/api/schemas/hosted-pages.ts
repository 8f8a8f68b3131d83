// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { maybe, strict, wireBoolean, wireText } from '../../../api/schemas/wire.js';

/** Input of `GET /v1/hostedpages`. */
export interface ListHostedPagesRequest {
  versionNumber?: string;
}

export const listHostedPagesRequest: Schema<ListHostedPagesRequest> = /* @__PURE__ */ strict({
  versionNumber: z.optional(z.string()),
});

/** `GetHostedPageType` of the definition. */
export interface HostedPage {
  pageId?: string;
  pageName?: string;
  pageType?: string;
  pageVersion?: string;
}

export const hostedPage: Schema<HostedPage> = /* @__PURE__ */ z.looseObject({
  pageId: maybe(wireText),
  pageName: maybe(wireText),
  pageType: maybe(wireText),
  pageVersion: maybe(wireText),
});

/** Answer of `GET /v1/hostedpages`. */
export interface ListHostedPagesResponse {
  hostedpages?: HostedPage[];
  success?: boolean;
}

export const listHostedPagesResponse: Schema<ListHostedPagesResponse> = /* @__PURE__ */ z.looseObject({
  hostedpages: maybe(z.array(hostedPage)),
  success: maybe(wireBoolean),
});
