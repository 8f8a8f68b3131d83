import { fieldOf, hasField, type Context, type FieldValue } from './objects.js';

/** `<Account.Name>`, `{{Account.Name}}` and `{{DataSource.Account.Name}}`. */
const MERGE_FIELD = /<(?:DataSource\.)?([A-Z]\w*)\.(\w+)>|\{\{\s*(?:DataSource\.)?([A-Z]\w*)\.(\w+)\s*\}\}/g;

/** `{{Request.Body}}`, `{{Request.Headers.Date}}`, `{{Request.HMAC.Signed}}`: what only signatures of a request name. */
export const REQUEST_FIELD = /\{\{\s*Request\.([\w.-]+)\s*\}\}/;

/** Writes a value in its place. */
export type Escape = (value: string) => string;

export const asText: Escape = (value) => value;
/** Within the text of a JSON document. */
export const inJson: Escape = (value) => JSON.stringify(value).slice(1, -1);
/** Within a path or query: a value never adds a part to an address. */
export const inUrl: Escape = (value) => encodeURIComponent(value);
/** Within a header, which is ASCII on one line. */
export const inHeader: Escape = (value) => value.replace(/[^\x20-\x7e]/gu, (character) => encodeURIComponent(character));

/** Puts the fields of an event in the place of their names; what is empty leaves nothing. */
export function merge(template: string, context: Context, escape: Escape): string {
  return mergeWith(template, (object, field) => fieldOf(context, object, field), escape);
}

/** As `merge`, for names that may stand for something else. */
export function mergeWith(template: string, valueOf: (object: string, field: string) => FieldValue, escape: Escape): string {
  return template.replace(MERGE_FIELD, (...[, object, field, objectToo, fieldToo]: (string | undefined)[]) => {
    const value = valueOf(object ?? objectToo ?? '', field ?? fieldToo ?? '');
    return value === null ? '' : escape(String(value));
  });
}

/** Merge fields that name what no event has. */
export function unknownFields(template: string): string[] {
  const unknown: string[] = [];
  mergeWith(
    template,
    (object, field) => {
      if (!hasField(object, field)) unknown.push(`${object}.${field}`);
      return null;
    },
    asText,
  );
  return unknown;
}
