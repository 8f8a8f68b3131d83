import type { LitElement, TemplateResult } from 'lit';
import type { OrderResult, PurchaseReceipt } from '../../../api/schemas/storefront/purchase.js';
import { announce } from '../../base/announce.js';
import { StorefrontSignUpCompleteEvent } from '../../events/storefront-sign-up-complete.js';
import type { Connection } from '../connection/connection.js';
import type { ResponseDetails } from '../connection/gateway-submission.js';
import { fieldValue } from './details.js';
import { doneStep } from './done-step.js';
import type { BoughtPlans, SignUpData } from './sign-up-data.js';
import type { PurchaseFlow } from './purchase-flow.js';

/** Properties of the element that the confirmation uses. */
interface CompletionElement extends LitElement {
  readonly accountHref: string | undefined;
}

/** Handles a completed purchase: reports it to the page, adopts the session of the new account and renders the confirmation. */
export class PurchaseCompletion {
  readonly #element: CompletionElement;
  readonly #connection: Connection;
  readonly #data: SignUpData;
  readonly #flow: PurchaseFlow;
  readonly #onAnother: () => void;
  #bought: BoughtPlans | undefined;
  #email = '';

  /** @param onAnother called when another purchase starts */
  constructor(element: CompletionElement, connection: Connection, data: SignUpData, flow: PurchaseFlow, onAnother: () => void) {
    this.#element = element;
    this.#connection = connection;
    this.#data = data;
    this.#flow = flow;
    this.#onAnother = onAnother;
  }

  completed(result: OrderResult, { sessionToken: token, requestId }: ResponseDetails): void {
    // Adopting the session of another account clears the loaded data. An element that was removed from the page has no data; it loads its data when it
    // is added again.
    const { bought } = this.#data;
    this.#bought = bought.plans.length > 0 ? bought : undefined;
    this.#email = fieldValue(this.#flow.purchase.details, 'email');
    const { storefront } = this.#connection;
    const session = token && result.sessionExpiresAt ? { token, expiresAt: result.sessionExpiresAt } : undefined;
    // Once the confirmation is shown, nothing asks for another quote with the new session.
    if (session) void this.#element.updateComplete.then(() => storefront?.adoptSession(session));
    const { accountNumber, subscriptionNumbers, invoiceNumbers, orderNumber, paid, receipt } = result;
    void announce(
      this.#element,
      new StorefrontSignUpCompleteEvent({
        accountNumber,
        orderNumber,
        subscriptionNumbers,
        invoiceNumbers,
        total: { ...paid, formatted: this.#data.l.money(paid) },
        requestId,
        receiptDigest: receipt?.digest,
      }),
    );
  }

  render(result: OrderResult): TemplateResult {
    const { l, quoteLocalizer, bought } = this.#data;
    const { plans, quote } = this.#bought ?? bought;
    const download = async (receipt: PurchaseReceipt): Promise<void> => {
      const { downloadReceipt } = await import('./receipt-file.js');
      downloadReceipt(receipt, l, quoteLocalizer, this.#data.invoiceChoice);
    };
    return doneStep({
      l,
      quoteLocalizer,
      result,
      invoicing: this.#data.invoiceChoice,
      bought: plans,
      quote: result.receipt?.quote ?? quote,
      email: this.#email,
      accountHref: this.#element.accountHref,
      download: (receipt) => void download(receipt),
      startAgain: () => this.#startAgain(),
    });
  }

  #startAgain(): void {
    this.#bought = undefined;
    this.#email = '';
    this.#onAnother();
    this.#flow.startAgain();
  }
}
