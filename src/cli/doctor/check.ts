import type { CheckedPage } from './page.js';

/** Result of one check. */
export interface Finding {
  readonly status: 'ok' | 'problem' | 'unclear';
  /** What was found. */
  readonly text: string;
  /** What to do. Set for problems. */
  readonly fix?: string;
}

export const ok = (text: string): Finding => ({ status: 'ok', text });
export const problem = (text: string, fix: string): Finding => ({ status: 'problem', text, fix });
export const unclear = (text: string): Finding => ({ status: 'unclear', text });

/** Page and gateway that are checked. */
export interface CheckSubject {
  readonly page: CheckedPage;
  /** Absolute URL of the gateway without a trailing slash. Undefined if it is unknown. */
  readonly gateway: string | undefined;
  readonly key: string | undefined;
  /** Origin of the page, as the browser sends it. */
  readonly origin: string;
  readonly currency: string | undefined;
  /** URL that `fetchSession` of the page calls. Undefined if it is unknown. */
  readonly sessionUrl: string | undefined;
  /** Catalog that the gateway returned. Set by the check of the gateway. */
  catalog?: CheckedCatalog;
  readonly send: (url: string, init?: RequestInit) => Promise<Response>;
  readonly now: () => number;
}

/** The part of a catalog that the checks read. */
export interface CheckedCatalog {
  readonly products: readonly { readonly plans: readonly unknown[] }[];
  readonly paymentForm?: { readonly scriptUrl: string } | undefined;
}

/** One check. Returns nothing if it does not apply. */
export type Check = (subject: CheckSubject) => Promise<readonly Finding[]> | readonly Finding[];

/** True if the host is this machine. */
export const isLocal = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** True if a browser treats the URL as secure. */
export function isSecure(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || isLocal(hostname);
}
