import { StorefrontBeforeOrderEvent } from '../../events/storefront-before-order.js';
import { StorefrontSignInRequiredEvent } from '../../events/storefront-sign-in-required.js';
import type { PlanChoice, QuoteRequest } from '../../../api/schemas/storefront/purchase.js';
import { addressOf, buyerOf, checkDetails, type DetailField, type FieldProblem, type FieldProblems } from './details.js';
import type { OrderDraft, PurchaseFlow } from './purchase-flow.js';
import type { Step } from './purchase.js';
import type { Actions, View } from './view.js';

/** The element as far as its actions need it. */
export interface ActingElement extends EventTarget {
  requestUpdate(): void;
  /** What is shown right now; undefined while nothing can be done. */
  readonly view: View | undefined;
  /** Gives the focus to something of the next rendering. */
  focusNext(selector: string): void;
}

/** Fields on which the tax, and so the quote, depends. */
const ADDRESS: readonly DetailField[] = ['country', 'state', 'postalCode', 'city'];

/** What a person can do, and what was wrong with it. */
export class SignUpActions implements Actions {
  readonly #element: ActingElement;
  readonly #flow: PurchaseFlow;
  #problems: FieldProblems = {};
  #summed = false;
  #address: QuoteRequest['address'];

  constructor(element: ActingElement, flow: PurchaseFlow) {
    this.#element = element;
    this.#flow = flow;
  }

  /** Fields that need another look. */
  get problems(): FieldProblems {
    return this.#problems;
  }

  get summed(): boolean {
    return this.#summed;
  }

  /** Address as it was when its last field was left, so that a quote is not asked for with every key. */
  get address(): QuoteRequest['address'] {
    return (this.#address ??= addressOf(this.#flow.purchase.details));
  }

  choosePlan = (plan: PlanChoice): void => this.#flow.dispatch({ type: 'plan', plan });

  changeQuantity = (quantity: number): void => this.#flow.dispatch({ type: 'quantity', quantity });

  type = (field: DetailField, value: string): void => {
    this.#flow.dispatch({ type: 'typed', field, value });
    // A complaint goes as soon as it is mended; a new one waits until the field is left.
    if (this.#problems[field] && !this.#check(field)) this.#say(field, undefined);
  };

  leave = (field: DetailField): void => {
    const { details } = this.#flow.purchase;
    if (details[field].trim() !== '' || this.#problems[field]) this.#say(field, this.#check(field));
    if (ADDRESS.includes(field)) this.#address = addressOf(details);
    this.#element.requestUpdate();
  };

  submitDetails = (): void => {
    const { view } = this.#element;
    if (!view) return;
    const { details } = this.#flow.purchase;
    this.#problems = this.#withCountry(checkDetails(details));
    this.#address = addressOf(details);
    this.#summed = Object.keys(this.#problems).length > 0;
    this.#element.requestUpdate();
    if (this.#summed) this.#element.focusNext('.error-summary');
    else this.go(view.needsPayment ? 'payment' : 'review');
  };

  storeMethod = (paymentMethodId: string): void => this.#flow.dispatch({ type: 'method', paymentMethodId });

  consent = (id: string, version: string, accepted: boolean): void => {
    this.#flow.dispatch({ type: 'consent', consent: { id, version }, accepted });
    this.#say(`consent-${id}`, undefined);
  };

  go = (step: Step): void => {
    this.#problems = {};
    this.#summed = false;
    this.#flow.dispatch({ type: 'step', step });
  };

  editEmail = (): void => {
    this.go('details');
    this.#element.focusNext('#email');
  };

  confirm = (): void => {
    const { view } = this.#element;
    const order = view && this.#draft(view);
    if (!view || !order) return;
    const { quote, l } = view;
    if (quote) {
      const { total } = quote.dueNow;
      const before = new StorefrontBeforeOrderEvent({ plans: order.plans, total: { ...total, formatted: l.money(total) } });
      if (!this.#element.dispatchEvent(before)) {
        this.#flow.dispatch({ type: 'failed', problem: { kind: 'vetoed' } });
        return;
      }
    }
    this.#flow.order(order, quote);
  };

  ask = (): void => this.#flow.ask();

  signIn = (): void => {
    this.#element.dispatchEvent(new StorefrontSignInRequiredEvent('account-exists'));
  };

  /** What would be ordered; undefined, with the person led there, while something is missing. */
  #draft({ catalog, chosen, quote, needsPayment, purchase }: View): OrderDraft | undefined {
    const { accepted, paymentMethodId, owing, plan } = purchase;
    const current = catalog.consents.filter(({ id, version }) =>
      accepted.some((consent) => consent.id === id && consent.version === version),
    );
    const missing = owing ? [] : catalog.consents.filter((consent) => consent.required && !current.includes(consent));
    if (missing.length > 0) {
      this.#problems = Object.fromEntries(missing.map(({ id }) => [`consent-${id}`, 'missing']));
      this.#summed = true;
      this.#element.requestUpdate();
      this.#element.focusNext('.error-summary');
      return undefined;
    }
    if (needsPayment && !paymentMethodId) {
      this.go('payment');
      return undefined;
    }
    const choice = chosen?.choice ?? plan;
    if (!choice || (!quote && !owing)) return undefined;
    return {
      account: buyerOf(purchase.details),
      plans: [choice],
      currency: catalog.currency,
      // What is owed already is not quoted again.
      quote: quote?.fingerprint ?? 'owing',
      ...(needsPayment && paymentMethodId ? { paymentMethodId } : {}),
      consents: current.map(({ id, version }) => ({ id, version })),
    };
  }

  #check(field: DetailField): FieldProblem | undefined {
    return this.#withCountry(checkDetails(this.#flow.purchase.details))[field];
  }

  #withCountry(problems: FieldProblems): FieldProblems {
    const sold = this.#element.view?.catalog.countries ?? [];
    const { country } = this.#flow.purchase.details;
    return country && sold.length > 0 && !sold.includes(country) ? { ...problems, country: 'not-served' } : problems;
  }

  #say(field: string, problem: FieldProblem | undefined): void {
    const others = Object.fromEntries(Object.entries(this.#problems).filter(([name]) => name !== field));
    this.#problems = problem ? { ...others, [field]: problem } : others;
    if (Object.keys(this.#problems).length === 0) this.#summed = false;
    this.#element.requestUpdate();
  }
}
