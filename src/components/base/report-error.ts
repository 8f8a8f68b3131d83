import type { LitElement } from 'lit';
import type { ErrorDetails } from '../../api/errors.js';
import { StorefrontErrorEvent } from '../events/storefront-error.js';
import { announce } from './announce.js';
import { diagnose } from './diagnose.js';

/** Fires `storefront-error`, and tells the page's developer in the console what to do. The texts for the console load on demand. */
export async function reportError(host: LitElement, details: ErrorDetails): Promise<void> {
  await announce(host, new StorefrontErrorEvent(details));
  diagnose((file) => file.explainError(host, details));
}
