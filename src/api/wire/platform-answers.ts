import type { ClientOptions } from '../client.js';
import { createInspect, type Inspect } from './drift.js';
import { parseExact } from './exact-json.js';
import type { ReadFailure } from '../failures/failure.js';
import { platformFailure } from '../failures/platform-failure.js';

/**
 * How answers of the billing platform itself are read. Handed to the transport, which does not import it, so that the pages of a storefront do not
 * carry it.
 */
export interface PlatformAnswers {
  readonly failure: ReadFailure;
  readonly parse: typeof parseExact;
  /** Looks for drift; undefined if nobody wants to know. */
  readonly inspect: Inspect | undefined;
}

export function createPlatformAnswers({ onDrift }: ClientOptions): PlatformAnswers {
  return { failure: platformFailure, parse: parseExact, inspect: onDrift && createInspect(onDrift) };
}
