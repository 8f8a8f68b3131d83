import type { Operation } from '../../../api/operations/operation.js';
import { pageStorage } from '../../../store/page-intent.js';

/**
 * The request of an attempt whose outcome is not known, kept in sessionStorage so that it can be asked for again after a reload: the same key needs
 * the same request. It is there only as long as nobody knows, and what is read is checked as everything that comes from outside.
 */
export class KeptRequest<Input> {
  readonly #place: string;
  readonly #row: Operation<Input, unknown>;

  constructor(name: string, row: Operation<Input, unknown>) {
    this.#place = `storefront-elements:request:${name}`;
    this.#row = row;
  }

  read(): Input | undefined {
    try {
      const text = pageStorage()?.getItem(this.#place);
      const parsed = text ? this.#row.request.safeParse(JSON.parse(text)) : undefined;
      return parsed?.success ? parsed.data : undefined;
    } catch {
      return undefined;
    }
  }

  write(request: Input | undefined): void {
    try {
      if (request === undefined) pageStorage()?.removeItem(this.#place);
      else pageStorage()?.setItem(this.#place, JSON.stringify(request));
    } catch {
      // Full or forbidden: it then lives as long as the page.
    }
  }
}
