import * as z from 'zod/mini';
import type { Operation } from '../operations/operation.js';
import { decimal } from '../schemas/decimal.js';
import { usesOldNames, toNewerAnswer, toOlderRequest } from '../operations/versions.js';
import type { Schema } from '../schemas/schema.js';
import { isZod } from './schema-walk.js';

/** Decimals of older versions. Without this schema, they would be written as text. */
const olderDecimals: Schema<unknown> = z.looseObject({
  charges: z.optional(z.array(z.looseObject({ memoItemAmount: z.optional(decimal) }))),
});

/**
 * Returns the row for an older version of the billing API. Input and output keep the newest names. Requests and responses on the wire have the names
 * of that version.
 * @param version `Zuora-Version` of the call
 */
export function rowOfVersion<Input, Output>(row: Operation<Input, Output>, version: string | undefined): Operation<Input, Output> {
  if (!usesOldNames(row.name, version) || !isZod(row.request) || !isZod(row.response)) return row;
  const request: Schema<Input> = z.pipe(
    row.request,
    z.transform((input: Input, context) => {
      if (typeof input !== 'object' || input === null) return input;
      const spoken = toOlderRequest(row.name, version, Object.fromEntries(Object.entries(input)));
      // The fields have old names, but only the code that writes the request reads them.
      if ('fields' in spoken) return spoken.fields as Input;
      context.issues.push({
        code: 'custom',
        message: `is not available in version ${version}, which always bills when it collects`,
        path: [spoken.unsupportedField],
        input,
      });
      return z.NEVER;
    }),
  );
  const response: Schema<Output> = z.pipe(
    z.transform((answer) => toNewerAnswer(row.name, answer)),
    row.response,
  );
  return {
    ...row,
    request: row.name === 'credit-memos.create' ? z.pipe(olderDecimals, request) : request,
    response,
  };
}
