import type { Message, Messages, Translation } from './message-catalog.js';

function apart(text: string): string {
  return text.includes('\u2068') ? text : text.replace(/\{\w+\}/g, '\u2068$&\u2069');
}

/**
 * Adds Unicode isolates around the placeholders of right-to-left messages. An inserted amount, email address or name then keeps its own direction and
 * does not reorder the text around it. Messages that already contain isolates are not changed.
 */
export function isolatePlaceholders<English extends Messages>(messages: Translation<English>): Translation<English>;
export function isolatePlaceholders(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]): [string, Message] => [
      key,
      typeof message === 'string'
        ? apart(message)
        : { other: '', ...Object.fromEntries(Object.entries(message).map(([form, text]) => [form, apart(text)])) },
    ]),
  );
}
