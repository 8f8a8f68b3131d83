import type * as Diagnostics from '../diagnostics/index.js';

/** Loads the messages for the page's developer and calls a function with them. Does nothing if they cannot be loaded, for example without network. */
export function diagnose(report: (diagnostics: typeof Diagnostics) => unknown): undefined {
  import('../diagnostics/index.js').then(report).catch(() => undefined);
}
