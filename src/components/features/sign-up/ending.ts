import type { LitElement, TemplateResult } from 'lit';
import type { OrderResult, PurchaseReceipt } from '../../../api/schemas/storefront/purchase.js';
import { announce } from '../../base/announce.js';
import { StorefrontSignUpCompleteEvent } from '../../events/storefront-sign-up-complete.js';
import type { Connection } from '../connection/connection.js';
import type { AnswerDetails } from '../connection/gateway-submission.js';
import { purchased } from '../owned-plans/owned-plans.js';
import { typed } from './details.js';
import { doneStep } from './done-step.js';
import type { Bought, Knowledge } from './knowledge.js';
import type { PurchaseFlow } from './purchase-flow.js';

/** The element as far as its end needs it. */
export interface EndingElement extends LitElement {
  readonly accountHref: string | undefined;
}

/** What happens when it is bought: the page is told, the account's session is taken over, and the end is shown. */
export class Ending {
  readonly #element: EndingElement;
  readonly #connection: Connection;
  readonly #known: Knowledge;
  readonly #flow: PurchaseFlow;
  readonly #onAnother: () => void;
  #bought: Bought | undefined;
  #email = '';

  /** @param onAnother another purchase begins */
  constructor(element: EndingElement, connection: Connection, known: Knowledge, flow: PurchaseFlow, onAnother: () => void) {
    this.#element = element;
    this.#connection = connection;
    this.#known = known;
    this.#flow = flow;
    this.#onAnother = onAnother;
  }

  completed(result: OrderResult, { sessionToken: token, requestId }: AnswerDetails): void {
    // The session of another account makes the page forget what it knew.
    this.#bought = this.#known.bought;
    this.#email = typed(this.#flow.purchase.details, 'email');
    const { store, storefront } = this.#connection;
    if (token) storefront?.adoptSession({ token, expiresAt: result.sessionExpiresAt });
    if (store) purchased(store);
    const { accountNumber, subscriptionNumbers, invoiceNumbers, orderNumber, paid, receipt } = result;
    void announce(
      this.#element,
      new StorefrontSignUpCompleteEvent({
        accountNumber,
        orderNumber,
        subscriptionNumbers,
        invoiceNumbers,
        total: { ...paid, formatted: this.#known.l.money(paid) },
        requestId,
        receiptDigest: receipt?.digest,
      }),
    );
  }

  render(result: OrderResult): TemplateResult {
    const { l, quoteWords, bought } = this.#known;
    const { plans, quote } = this.#bought ?? bought;
    const download = async (receipt: PurchaseReceipt): Promise<void> => {
      const { downloadReceipt } = await import('./receipt-file.js');
      downloadReceipt(receipt, l, quoteWords);
    };
    return doneStep({
      l,
      quoteWords,
      result,
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
