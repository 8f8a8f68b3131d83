import type { available } from '../../../../demo/sandbox/handlers/index.js';
import type { StartedSandbox } from '../../../support/sandbox.js';

/** A call of an operation. The operation sets the method. */
export interface Example {
  path: string;
  json?: unknown;
  /** A body that is not JSON. */
  body?: string | FormData;
}

/** A refused call: the category of the reason, and the field or key that the message quotes. */
export interface Refusal extends Example {
  category: number;
  names: string;
  /** HTTP status. Default: 200. */
  status?: number;
}

/** Calls of an operation: at least one success and one failure. They run in order, and each success runs once. */
export interface RowExamples {
  good: Example;
  bad: Refusal;
}

/** An operation that the sandbox serves. The token operation has its own response shape and is tested with the credential. */
export type ServedRow = Exclude<keyof typeof available, 'createToken'>;

/** Sets up a sandbox and returns examples for some operations. */
export type ExamplesOf = (started: StartedSandbox) => Promise<Partial<Record<ServedRow, RowExamples>>>;
