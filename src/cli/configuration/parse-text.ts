import type { SettingKind } from './settings.js';

/** Value of an environment variable, or what is wrong with its text. */
type ParsedText = { readonly value: unknown } | { readonly problem: string };

/** Converts the text of an environment variable. The problem does not contain the text, because it may be secret. */
export function parseText(kind: SettingKind, text: string): ParsedText {
  switch (kind) {
    case 'text':
      return { value: text };
    case 'list':
      return { value: splitList(text) };
    case 'number':
      return /^\d{1,15}$/.test(text) ? { value: Number(text) } : { problem: 'must be a whole number' };
    case 'boolean':
      return text === 'true' || text === 'false' ? { value: text === 'true' } : { problem: 'must be true or false' };
    case 'json':
      return parseJson(text);
  }
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function parseJson(text: string): ParsedText {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: 'must be valid JSON. Check commas, quotes, and how your shell treats quotes' };
  }
}
