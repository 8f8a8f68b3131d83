import type { Client } from '../../src/api/client.js';
import type { AnyOperation } from '../../src/api/operations/operation.js';
import { turns } from './fake-clock.js';
import { parse } from '../../src/api/schemas/parse.js';

/** Call without a response yet. */
export interface OpenCall {
  readonly row: AnyOperation;
  readonly input: unknown;
  readonly signal: AbortSignal | undefined;
  answer(value: unknown): Promise<void>;
  fail(error: Error): Promise<void>;
}

/** Client whose responses a test provides, in any order. Like the real client, rejects at once when the signal aborts. */
export class ScriptedClient implements Client {
  readonly baseUrl: string;
  readonly calls: OpenCall[] = [];

  constructor(baseUrl = 'https://shop.test/billing') {
    this.baseUrl = baseUrl;
  }

  readonly call: Client['call'] = (row, input, options) =>
    new Promise((resolve, reject) => {
      const signal = options?.signal;
      if (signal?.aborted) throw new DOMException('aborted', 'AbortError');
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      this.calls.push({
        row,
        input,
        signal,
        answer: (value) => {
          resolve(parse(row.response, value));
          return turns(2);
        },
        fail: (error) => {
          reject(error);
          return turns(2);
        },
      });
    });

  readonly pages: Client['pages'] = () => {
    throw new Error('The store reads no pages.');
  };
}
