import type { CatalogRequest } from '../../../api/schemas/storefront/catalog.js';
import { diagnose } from '../../base/diagnose.js';
import type { Resource } from '../connection/resource.js';

/**
 * Currency and country that an element requests. Ignores codes that were refused, because they are malformed or nothing is sold in them, and warns
 * the page author about each of them once.
 */
export class CatalogCodes {
  readonly #refused = new Set<string>();

  /** Returns the first code that is set and was not refused. */
  accepted(field: 'currency' | 'country', ...codes: readonly (string | undefined)[]): string | undefined {
    return codes.find((code) => code && !this.#refused.has(field + code));
  }

  /** Ignores the codes that are the reason why the request was refused. */
  update({ snapshot, input }: Resource<CatalogRequest, unknown>): void {
    for (const { field, message } of snapshot.error?.fields ?? []) {
      const code = field === 'currency' || field === 'country' ? input?.[field] : undefined;
      if (!code || this.#refused.has(field + code)) continue;
      this.#refused.add(field + code);
      diagnose((file) => file.reportRefusedCode(field, code, message));
    }
  }
}
