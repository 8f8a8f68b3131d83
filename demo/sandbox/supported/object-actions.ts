import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';

/** A change of an object: its id, names of fields to empty, and any of its fields. */
export interface ObjectChange {
  Id: string;
  fieldsToNull?: string[];
  [field: string]: unknown;
}

/** Input of `POST /v1/action/update`, of which the row's own schema knows only custom fields. */
export interface UpdateObjectsInput {
  type: string;
  objects: ObjectChange[];
  /** Fields that are not known are refused either way. */
  rejectUnknownFields?: boolean;
}

export const updateObjectsInput: Schema<UpdateObjectsInput> = z.object({
  type: z.string(),
  objects: z.array(z.looseObject({ Id: z.string(), fieldsToNull: z.optional(z.array(z.string())) })),
  rejectUnknownFields: z.optional(z.boolean()),
});
