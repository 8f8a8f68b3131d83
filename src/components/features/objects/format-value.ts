import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import { toText } from './values.js';

/** ISO 8601 time as the platform sends it. */
const TIME_PATTERN = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/;

/** Removes the seconds and the time zone from a time. Does not convert the time, so that everybody sees the platform's time. */
export function formatTime(value: unknown): string {
  return toText(value).replace(TIME_PATTERN, '$1 $2');
}

/** Returns a value as text, with booleans as "Yes" or "No". */
export function formatValue(l: FullLocalizer<ObjectsMessages>, value: unknown): string {
  const text = toText(value);
  return text === 'true' ? l.t('yes') : text === 'false' ? l.t('no') : text;
}
