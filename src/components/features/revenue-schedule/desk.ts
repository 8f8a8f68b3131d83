import type { LitElement } from 'lit';
import type { Client } from '../../../api/client.js';
import type { StorefrontError } from '../../../api/errors.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { failure, isRefusal } from '../objects/failures.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { Redistribution } from './redistribution.js';
import { missingScope, RevenueSource, type Charge, type Detail, type Schedule } from './source.js';
import type { Place, Subject } from './views.js';

const HEADING = '[data-heading]';

/** Who asks for something: a person, who is told and led there; the page, which is not; or whoever wants to see it `again`, for whom it stays meanwhile. */
type Asker = 'person' | 'page' | 'again';

/** What somebody looks at: the charges of a subscription, the schedules of one of them, one schedule, or a change of it. */
export class Desk {
  readonly #host: LitElement;
  readonly #l: FullLocalizer<RevenueScheduleMessages>;
  #client: Client | undefined;
  #source: RevenueSource | undefined;
  /** Ends what was asked before something else was. */
  #reading = new AbortController();
  #again: () => Promise<void> = () => Promise.resolve();
  #subscription = '';

  place: Place = 'charges';
  charges: readonly Charge[] | undefined;
  schedules: readonly Schedule[] | undefined;
  detail: Detail | undefined;
  /** The charge whose schedules are shown. */
  charge: Pick<Charge, 'key' | 'name'> | undefined;
  /** What the charge of the schedule is called. */
  name: string | undefined;
  change: Redistribution | undefined;
  /** What was just done, in words. */
  outcome = '';
  error: StorefrontError | undefined;
  /** What is to be said once. */
  said = '';
  /** Where the focus goes; a new count asks for it. */
  focus = { count: 0, selector: '' };

  constructor(host: LitElement, l: FullLocalizer<RevenueScheduleMessages>) {
    this.#host = host;
    this.#l = l;
  }

  /** Works for a client from now on; true if it is another one. */
  use(client: Client | undefined): boolean {
    if (client === this.#client) return false;
    this.#client = client;
    this.#source = client && new RevenueSource(client);
    return true;
  }

  get scope(): string {
    return (this.error && missingScope(this.error)) ?? 'revenue:read';
  }

  /** Where one comes back to from what is shown; undefined if this is where it began. */
  get behind(): 'charges' | 'schedules' | undefined {
    if (this.place === 'schedules') return this.charges && 'charges';
    if (this.place !== 'schedule') return undefined;
    return this.schedules && this.schedules.length > 1 ? 'schedules' : this.charges && 'charges';
  }

  /** Begins with what the page asks for. */
  async open({ subscription, charge, schedule }: Subject): Promise<void> {
    this.charges = this.schedules = this.detail = this.charge = this.name = undefined;
    if (schedule) return this.openSchedule(schedule, 'page');
    if (charge) return this.openCharge({ key: charge, name: '' }, 'page');
    if (subscription) return this.#openSubscription(subscription);
  }

  /** Reads again what is shown. A change that somebody is making stays: it is held against what is there before it is sent. */
  refresh(): Promise<void> {
    if (this.change) return Promise.resolve();
    return this.#again();
  }

  #openSubscription(subscription: string): Promise<void> {
    this.#again = () => this.#openSubscription(subscription);
    this.#subscription = subscription;
    return this.#read('charges', async (source, signal) => {
      this.charges = await source.charges(subscription, signal);
      if (this.charges.length === 0) this.said = this.#l.t('noCharges');
    });
  }

  /** Shows the schedules of a charge; a single one at once. */
  openCharge(charge: Pick<Charge, 'key' | 'name'>, asker: Asker = 'person'): Promise<void> {
    this.#again = () => this.openCharge(charge, 'again');
    this.charge = charge;
    if (asker !== 'again') this.schedules = this.detail = undefined;
    return this.#read(
      'schedules',
      async (source, signal) => {
        const schedules = await source.schedules(charge.key, signal);
        const [first] = schedules;
        if (first) this.charge = { ...charge, name: charge.name || ((await source.nameOf(first, signal)) ?? '') };
        if (schedules.length !== 1 || !first) {
          this.schedules = schedules;
          if (schedules.length === 0) this.said = this.#l.t('noSchedules');
          return;
        }
        await this.#show(first.number, source, signal);
        this.schedules = schedules;
        this.place = 'schedule';
        this.#again = () => this.openSchedule(first.number, 'again');
      },
      asker,
    );
  }

  openSchedule(number: string, asker: Asker = 'person'): Promise<void> {
    this.#again = () => this.openSchedule(number, 'again');
    return this.#read('schedule', (source, signal) => this.#show(number, source, signal), asker);
  }

  async #show(number: string, source: RevenueSource, signal: AbortSignal): Promise<void> {
    const detail = await source.detail(number, signal);
    this.name = this.charge?.name || (await source.nameOf(detail.schedule, signal));
    this.detail = detail;
  }

  back(): void {
    const { behind, charge, detail } = this;
    if (!behind) return;
    this.#reading.abort();
    this.place = behind;
    this.error = undefined;
    this.outcome = this.said = '';
    const key = behind === 'charges' ? charge?.key : detail?.schedule.number;
    if (behind === 'charges') {
      this.#again = () => this.#openSubscription(this.#subscription);
      this.schedules = undefined;
      void this.#sumUpAgain();
    } else if (charge) this.#again = () => this.openCharge(charge, 'again');
    this.detail = undefined;
    // A name of the data may hold anything.
    this.focusOn(`[data-open="${CSS.escape(key ?? '')}"]`);
  }

  /** What the charges come to may have changed behind what was shown. If that cannot be had, the older sums stay. */
  async #sumUpAgain(): Promise<void> {
    const { signal } = (this.#reading = new AbortController());
    try {
      const charges = await this.#source?.charges(this.#subscription, signal);
      if (!signal.aborted && charges) this.charges = charges;
    } catch {
      // Whoever asks for one of them is told what is wrong.
    }
    this.#host.requestUpdate();
  }

  redistribute(): void {
    this.#begin(false);
  }

  undo(): void {
    this.#begin(true);
  }

  /** Leaves a change that was not sent. */
  leave(): void {
    const undid = this.change?.undoes;
    this.change?.end();
    // It may have been read anew meanwhile.
    this.detail = this.change?.detail ?? this.detail;
    this.change = undefined;
    this.said = '';
    this.focusOn(undid ? '[data-undo]' : '[data-redistribute]');
  }

  #begin(undoes: boolean): void {
    const { detail } = this;
    const source = this.#source;
    if (!detail || !source) return;
    this.outcome = this.said = '';
    const { signal } = this.#reading;
    const change = new Redistribution({
      host: this.#host,
      source,
      detail,
      signal,
      undoes,
      l: this.#l,
      changed: (said, focus) => {
        // The page may be about something else by now.
        if (this.change !== change) return;
        if (said !== undefined) this.said = said;
        if (focus === undefined) this.#host.requestUpdate();
        else this.focusOn(focus);
      },
      done: (event, now) => {
        if (this.change === change) this.#done(event, now, undoes);
      },
    });
    this.change = change;
    this.focusOn(HEADING);
  }

  #done(event: string | undefined, now: Detail, undid: boolean): void {
    this.detail = now;
    this.change?.end();
    this.change = undefined;
    this.outcome = event === undefined ? this.#l.t('doneAfterAll') : this.#l.t(undid ? 'undone' : 'redistributed', { event });
    this.said = this.outcome;
    // The lists behind it are older now.
    this.schedules = this.schedules?.map((schedule) => (schedule.number === now.schedule.number ? now.schedule : schedule));
    this.focusOn(HEADING);
  }

  /** Reads; what was being read before is no longer wanted. */
  async #read(place: Place, work: (source: RevenueSource, signal: AbortSignal) => Promise<void>, asker: Asker = 'page'): Promise<void> {
    const source = this.#source;
    if (!source) return;
    this.#reading.abort();
    const { signal } = (this.#reading = new AbortController());
    this.place = place;
    this.change = undefined;
    if (place === 'schedule' && asker !== 'again') this.detail = undefined;
    this.error = undefined;
    this.outcome = '';
    this.said = asker === 'person' ? this.#l.t('loading') : '';
    this.#host.requestUpdate();
    try {
      await work(source, signal);
      if (this.said === this.#l.t('loading')) this.said = '';
      if (asker === 'person') this.focusOn(HEADING);
    } catch (cause) {
      if (signal.aborted) return;
      this.error = failure(cause);
      this.said = isRefusal(this.error) ? this.#l.t('refusedRead', { reason: this.error.message }) : this.#l.t('loadFailed');
      if (asker === 'person') this.focusOn(HEADING);
    }
    this.#host.requestUpdate();
  }

  focusOn(selector: string): void {
    this.focus = { count: this.focus.count + 1, selector };
    this.#host.requestUpdate();
  }
}
