import { eq } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { paymentMethods } from '../database/schema.js';
import { addDays } from '../engine/calendar.js';
import { momentOnDate } from '../engine/clock.js';
import { runDueWork } from '../engine/run-due-work.js';
import { placeOrSaveOrder } from '../engine/orders/saved-orders.js';
import type { OrderActionInput } from '../engine/orders/order-input.js';
import { signUp, type SignUpResult, type SignUp } from '../seed/sign-up.js';

/** A test card whose payments succeed. */
export const PAYING_CARD = { type: 'Visa', lastFour: '4242', behavior: 'ok' } as const;
/** A test card that has insufficient funds from the day passed to `emptyCardFrom`. */
export const OVERDRAWN_CARD = { ...PAYING_CARD, lastFour: '9995' } as const;

/** Returns the expiry of a card that is valid for some years. */
export function cardExpiry(years: number, today: IsoDate): { expirationMonth: number; expirationYear: number } {
  return { expirationMonth: Number(today.slice(5, 7)), expirationYear: Number(today.slice(0, 4)) + years };
}

/** Simulates the history of an account day by day, without moving the tenant's clock. */
export class AccountSimulation {
  #simulatedThrough: IsoDate;

  private constructor(
    private readonly engine: Engine,
    start: IsoDate,
    readonly signedUp: SignUpResult,
  ) {
    this.#simulatedThrough = start;
  }

  /** Starts a simulation with a sign-up on a past day. */
  static async begin(engine: Engine, start: IsoDate, signUpData: SignUp): Promise<AccountSimulation> {
    return new AccountSimulation(engine, start, await signUp(onDay(engine, start), signUpData));
  }

  /** Runs all due work through a day. */
  async runThrough(date: IsoDate): Promise<void> {
    if (date <= this.#simulatedThrough) return;
    await runDueWork(this.engine, addDays(this.#simulatedThrough, 1), date, this.signedUp.account.id);
    this.#simulatedThrough = date;
  }

  /** Makes the card decline payments for insufficient funds from a day on. Simulates the earlier days first. */
  async emptyCardFrom(date: IsoDate): Promise<void> {
    await this.runThrough(addDays(date, -1));
    const { paymentMethodId = '' } = this.signedUp;
    await this.engine.tx.update(paymentMethods).set({ behavior: 'insufficient-funds' }).where(eq(paymentMethods.id, paymentMethodId));
  }

  /** Places an order for the subscription at the end of a day. If `scheduledDate` is set, the order is scheduled for that later day. */
  async order(date: IsoDate, action: OrderActionInput, scheduledDate?: IsoDate): Promise<void> {
    await this.runThrough(date);
    const { account, subscription } = this.signedUp;
    await placeOrSaveOrder(onDay(this.engine, date), {
      orderDate: date,
      existingAccountId: account.id,
      subscriptions: [{ subscriptionNumber: subscription.number, orderActions: [action] }],
      ...(scheduledDate === undefined
        ? { processingOptions: { runBilling: true } }
        : { status: 'Scheduled' as const, schedulingOptions: { scheduledDate, scheduledDatePolicy: 'SpecificDate' as const } }),
    });
  }
}

function onDay(engine: Engine, date: IsoDate): Engine {
  return { ...engine, moment: momentOnDate(engine.moment, engine.settings.timeZone, date) };
}
