import type { Plugin } from 'vite';
import { replaceTexts } from './source-edits.js';

/** Removes indentation and comments from css and html templates, which minifiers treat as plain text. */
export function minifyTemplates(): Plugin {
  return {
    name: 'minify-templates',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/components\/.+\.ts$/ },
      handler: (code) => ({ code: minifyTemplatesIn(code), map: null }),
    },
  };
}

/** Returns TypeScript `code` with its css, html and svg templates minified. */
export function minifyTemplatesIn(code: string): string {
  return replaceTexts(code, (text, tag) => {
    if (tag === 'css') return minifyStyles(text);
    return tag === 'html' || tag === 'svg' ? text.replace(/\s+/g, ' ') : text;
  });
}

function minifyStyles(text: string): string {
  return text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/(?<=[\w)%]) ([*/]) (?=[\w(.])/g, '$1')
    .replace(/(?<![\w.#-])0(?=\.\d)/g, '')
    .replace(/(?<=\() | (?=\))/g, '')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();
}
