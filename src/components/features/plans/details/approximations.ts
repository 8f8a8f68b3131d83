import type { Client } from '../../../../api/client.js';
import { createRates, type ReferenceRates } from '../../../../api/rates.js';
import type { Money } from '../../../../api/schemas/values.js';

/** Converts prices to approximate amounts in an asset, such as `BTC`. Fetches each amount once and calls `onChange` when it arrives. */
export class Approximations {
  readonly #rates: ReferenceRates;
  readonly #known = new Map<string, string | undefined>();
  readonly #onChange: () => void;

  constructor(client: Client, onChange: () => void) {
    this.#rates = createRates(client);
    this.#onChange = onChange;
  }

  /** Returns an approximate amount. Undefined while it is being fetched, or if there is no rate. */
  approximate(money: Money, asset: string): string | undefined {
    const key = `${asset} ${money.currency} ${money.amount}`;
    if (!this.#known.has(key)) {
      this.#known.set(key, undefined);
      void this.#rates.approximate(money, asset).then((found) => {
        this.#known.set(key, found?.amount);
        this.#onChange();
      });
    }
    return this.#known.get(key);
  }
}
