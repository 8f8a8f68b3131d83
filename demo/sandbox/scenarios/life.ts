import { eq } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { paymentMethods } from '../database/schema.js';
import { addDays } from '../engine/calendar.js';
import { momentOnDate } from '../engine/clock.js';
import { runDueWork } from '../engine/run-due-work.js';
import { placeOrSaveOrder } from '../engine/orders/saved-orders.js';
import type { OrderActionInput } from '../engine/orders/order-input.js';
import { signUp, type SignedUp, type SignUp } from '../seed/sign-up.js';

/** A card of the test network that pays. */
export const GOOD_CARD = { type: 'Visa', lastFour: '4242', behavior: 'ok' } as const;
/** One that pays until it has no money left. */
export const EMPTY_CARD = { ...GOOD_CARD, lastFour: '9995' } as const;

/** The expiry of a card that is good for some years. */
export function validFor(years: number, today: IsoDate): { expirationMonth: number; expirationYear: number } {
  return { expirationMonth: Number(today.slice(5, 7)), expirationYear: Number(today.slice(0, 4)) + years };
}

/** The life of one account, lived by the engine day by day while the tenant's clock stands where it is. */
export class Life {
  #livedThrough: IsoDate;

  private constructor(
    private readonly engine: Engine,
    start: IsoDate,
    readonly signedUp: SignedUp,
  ) {
    this.#livedThrough = start;
  }

  /** Begins with a sign-up on a day that has been. */
  static async begin(engine: Engine, start: IsoDate, facts: SignUp): Promise<Life> {
    return new Life(engine, start, await signUp(onDay(engine, start), facts));
  }

  /** Lives through a day, doing all that falls due. */
  async liveThrough(date: IsoDate): Promise<void> {
    if (date <= this.#livedThrough) return;
    await runDueWork(this.engine, addDays(this.#livedThrough, 1), date, this.signedUp.account.id);
    this.#livedThrough = date;
  }

  /** From a day on, which is lived after this, the card has no money. */
  async emptyCardFrom(date: IsoDate): Promise<void> {
    await this.liveThrough(addDays(date, -1));
    const { paymentMethodId = '' } = this.signedUp;
    await this.engine.tx.update(paymentMethods).set({ behavior: 'insufficient-funds' }).where(eq(paymentMethods.id, paymentMethodId));
  }

  /** Orders something for the subscription, in the evening of a day; the order waits for `waitsFor`, if that is given. */
  async order(date: IsoDate, action: OrderActionInput, waitsFor?: IsoDate): Promise<void> {
    await this.liveThrough(date);
    const { account, subscription } = this.signedUp;
    await placeOrSaveOrder(onDay(this.engine, date), {
      orderDate: date,
      existingAccountId: account.id,
      subscriptions: [{ subscriptionNumber: subscription.number, orderActions: [action] }],
      ...(waitsFor === undefined
        ? { processingOptions: { runBilling: true } }
        : { status: 'Scheduled' as const, schedulingOptions: { scheduledDate: waitsFor, scheduledDatePolicy: 'SpecificDate' as const } }),
    });
  }
}

function onDay(engine: Engine, date: IsoDate): Engine {
  return { ...engine, moment: momentOnDate(engine.moment, engine.settings.timeZone, date) };
}
