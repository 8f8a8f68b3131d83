import type { available } from '../../../../demo/sandbox/handlers/index.js';
import type { StartedSandbox } from '../../../support/sandbox.js';

/** A call of an operation, whose HTTP method is used. */
export interface Example {
  path: string;
  json?: unknown;
  /** Body in a format other than JSON. */
  body?: string | FormData;
}

/** A call that the sandbox refuses, with the expected error category and the field or key that the message must name. */
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

/** An operation that the sandbox serves, except the token operation: its errors have another format, and the credential tests cover it. */
export type ServedRow = Exclude<keyof typeof available, 'createToken'>;

/** Sets up a sandbox and returns examples for some operations. */
export type ExamplesOf = (started: StartedSandbox) => Promise<Partial<Record<ServedRow, RowExamples>>>;
