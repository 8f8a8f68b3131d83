/** Something wrong with a value. */
export interface Issue {
  /** Stable and machine-readable, for example `missing` or `too-big`. */
  readonly code: string;
  /** Keys and indexes that lead to the value. */
  readonly path: readonly PropertyKey[];
  /** Completes a sentence that starts with the path, for example `is missing`. */
  readonly message: string;
}

/** The data that a validator read, or everything that is wrong with the value. */
export type ParseResult<Output> =
  | { readonly success: true; readonly data: Output; readonly error?: undefined }
  | { readonly success: false; readonly data?: undefined; readonly error: { readonly issues: readonly Issue[] } };

/** Describes a validator, for programs that generate or describe data. */
export interface ValidatorParts {
  /** Name of the accepted type, for example `string`. */
  readonly type?: string;
  /** Validators of the fields of an object. */
  readonly fields?: Readonly<Record<string, Validator<unknown>>>;
  /** Validator of the entries of a list. */
  readonly entry?: Validator<unknown>;
  /** Validator of an optional value, if the value is present. */
  readonly optional?: Validator<unknown>;
  /** Validator that runs before the `checks`. */
  readonly refined?: Validator<unknown>;
  readonly checks?: readonly { readonly expression?: RegExp | undefined }[];
  /** Accepted texts. */
  readonly values?: readonly string[];
}

/** Reads untrusted data as `Output`. `validation.ts` creates the validators of the storefront's own API. Zod schemas are also validators. */
export interface Validator<Output> {
  safeParse(value: unknown): ParseResult<NoInfer<Output>>;
  readonly parts?: ValidatorParts;
  /** Type only: lets TypeScript infer `Output` from a zod schema. */
  readonly _zod?: { readonly output: Output };
}
