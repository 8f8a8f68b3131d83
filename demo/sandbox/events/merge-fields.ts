import { eventField, hasField, type EventContext, type FieldValue } from './event-objects.js';

/** Matches `<Account.Name>`, `{{Account.Name}}` and `{{DataSource.Account.Name}}`. */
const MERGE_FIELD = /<(?:DataSource\.)?([A-Z]\w*)\.(\w+)>|\{\{\s*(?:DataSource\.)?([A-Z]\w*)\.(\w+)\s*\}\}/g;

/** Matches `{{Request.Body}}`, `{{Request.Headers.Date}}` and `{{Request.HMAC.Signed}}`, which are only for signatures. */
export const REQUEST_FIELD = /\{\{\s*Request\.([\w.-]+)\s*\}\}/;

/** Escapes a value for the format that contains it, such as a URL or JSON. */
type Escape = (value: string) => string;

export const asText: Escape = (value) => value;
/** Escapes a value inside a JSON string. */
export const inJson: Escape = (value) => JSON.stringify(value).slice(1, -1);
/** Escapes a value inside a URL, so that it cannot add path segments or parameters. */
export const inUrl: Escape = (value) => encodeURIComponent(value);
/** Escapes a value inside a header, which is ASCII on one line. */
export const inHeader: Escape = (value) => value.replace(/[^\x20-\x7e]/gu, (character) => encodeURIComponent(character));

/** Replaces merge fields with the values of an event. Empty fields become empty text. */
export function replaceMergeFields(template: string, context: EventContext, escape: Escape): string {
  return replaceFields(template, (object, field) => eventField(context, object, field), escape);
}

/** Replaces merge fields with the results of `valueOf`. */
export function replaceFields(template: string, valueOf: (object: string, field: string) => FieldValue, escape: Escape): string {
  return template.replace(MERGE_FIELD, (...[, object, field, objectToo, fieldToo]: (string | undefined)[]) => {
    const value = valueOf(object ?? objectToo ?? '', field ?? fieldToo ?? '');
    return value === null ? '' : escape(String(value));
  });
}

/** Returns the merge fields of a template that do not exist. */
export function unknownFields(template: string): string[] {
  const unknown: string[] = [];
  replaceFields(
    template,
    (object, field) => {
      if (!hasField(object, field)) unknown.push(`${object}.${field}`);
      return null;
    },
    asText,
  );
  return unknown;
}
