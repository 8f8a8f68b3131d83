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
export type Parsed<Output> =
  | { readonly success: true; readonly data: Output; readonly error?: undefined }
  | { readonly success: false; readonly data?: undefined; readonly error: { readonly issues: readonly Issue[] } };

/** Composition of a validator, for programs that generate or describe data. */
export interface ValidatorParts {
  /** Name of the type, for values that are recognized as a whole. */
  readonly type?: string;
  /** Validators of the fields of an object. */
  readonly fields?: Readonly<Record<string, Validator<unknown>>>;
  /** Validator of the entries of a list. */
  readonly entry?: Validator<unknown>;
  /** Validator of the value, for a value that may be missing. */
  readonly optional?: Validator<unknown>;
  /** Validator of the type, for a value with further checks. */
  readonly refined?: Validator<unknown>;
  readonly checks?: readonly { readonly expression?: RegExp | undefined }[];
  /** Known values of a text. */
  readonly values?: readonly string[];
}

/** Reads untrusted data as `Output`. `validation.ts` makes the validators of the storefront. A zod schema is a validator, too. */
export interface Validator<Output> {
  safeParse(value: unknown): Parsed<NoInfer<Output>>;
  readonly parts?: ValidatorParts;
  /** Type only: lets TypeScript infer `Output` from a zod schema. */
  readonly _zod?: { readonly output: Output };
}
