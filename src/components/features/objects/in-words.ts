import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import { shown } from './values.js';

/** A time as the platform writes it. */
const TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/;

/** The day and the minute of a time, where there is no room for the rest. They are the platform's, and so the same for everybody. */
export function toMinute(value: unknown): string {
  return shown(value).replace(TIME, '$1 $2');
}

/** A value in words: truth as people say it. */
export function inWords(l: FullLocalizer<ObjectsMessages>, value: unknown): string {
  const text = shown(value);
  return text === 'true' ? l.t('yes') : text === 'false' ? l.t('no') : text;
}
