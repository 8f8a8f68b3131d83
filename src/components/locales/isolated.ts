import type { Message, Messages, Translation } from './message-catalog.js';

function apart(text: string): string {
  return text.includes('\u2068') ? text : text.replace(/\{\w+\}/g, '\u2068$&\u2069');
}

/**
 * Words of a language written from right to left. What is filled in for a placeholder, an amount, an e-mail address, a name, is kept apart from
 * the direction of the words around it, so that neither puts the other's parts in another order. A text that sets its isolates itself stays.
 */
export function isolated<English extends Messages>(messages: Translation<English>): Translation<English>;
export function isolated(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]): [string, Message] => [
      key,
      typeof message === 'string'
        ? apart(message)
        : { other: '', ...Object.fromEntries(Object.entries(message).map(([form, text]) => [form, apart(text)])) },
    ]),
  );
}
