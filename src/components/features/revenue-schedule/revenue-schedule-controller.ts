import type { LitElement } from 'lit';
import type { Client } from '../../../api/client.js';
import type { StorefrontError } from '../../../api/errors.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { toStorefrontError, isRefusal } from '../objects/errors.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { Redistribution } from './redistribution.js';
import { missingScope, RevenueSource, type ChargeRevenue, type ScheduleDetail, type RevenueSchedule } from './source.js';
import type { RevenuePage, RevenueSubject } from './views.js';

const HEADING = '[data-heading]';

/** Reason for a load. Only `navigation` announces loading and moves the focus. `refresh` keeps the current content while loading. */
type LoadReason = 'navigation' | 'attributes' | 'refresh';

/** Controller of the open page: the charges of a subscription, the schedules of a charge, one schedule, or its redistribution. */
export class RevenueScheduleController {
  readonly #host: LitElement;
  readonly #l: FullLocalizer<RevenueScheduleMessages>;
  #client: Client | undefined;
  #source: RevenueSource | undefined;
  /** Aborts the running read when the next read starts. */
  #readAbort = new AbortController();
  #reload: () => Promise<void> = () => Promise.resolve();
  #subscription = '';

  page: RevenuePage = 'charges';
  charges: readonly ChargeRevenue[] | undefined;
  schedules: readonly RevenueSchedule[] | undefined;
  detail: ScheduleDetail | undefined;
  /** Charge whose schedules are shown. */
  charge: Pick<ChargeRevenue, 'key' | 'name'> | undefined;
  /** Name of the schedule's charge. */
  chargeName: string | undefined;
  change: Redistribution | undefined;
  /** Result of the last change, as text. */
  outcome = '';
  error: StorefrontError | undefined;
  /** Text for the live region. */
  announcement = '';
  /** Element to focus after the next render. A higher `count` means a new request, even for the same element. */
  focusRequest = { count: 0, selector: '' };

  constructor(host: LitElement, l: FullLocalizer<RevenueScheduleMessages>) {
    this.#host = host;
    this.#l = l;
  }

  /** Sets the client. Returns true if it has changed. */
  setClient(client: Client | undefined): boolean {
    if (client === this.#client) return false;
    this.#client = client;
    this.#source = client && new RevenueSource(client);
    return true;
  }

  get scope(): string {
    return (this.error && missingScope(this.error)) ?? 'revenue:read';
  }

  /** Page that the back button opens. Undefined on the first page. */
  get parentPage(): 'charges' | 'schedules' | undefined {
    if (this.page === 'schedules') return this.charges && 'charges';
    if (this.page !== 'schedule') return undefined;
    return this.schedules && this.schedules.length > 1 ? 'schedules' : this.charges && 'charges';
  }

  /** Opens the subscription, charge or schedule named by the element's attributes. */
  async open({ subscription, charge, schedule }: RevenueSubject): Promise<void> {
    this.charges = this.schedules = this.detail = this.charge = this.chargeName = undefined;
    if (schedule) return this.openSchedule(schedule, 'attributes');
    if (charge) return this.openCharge({ key: charge, name: '' }, 'attributes');
    if (subscription) return this.#openSubscription(subscription);
  }

  /** Reloads the current page. Does nothing during a redistribution, which reads the schedule again before it is sent. */
  refresh(): Promise<void> {
    if (this.change) return Promise.resolve();
    return this.#reload();
  }

  #openSubscription(subscription: string): Promise<void> {
    this.#reload = () => this.#openSubscription(subscription);
    this.#subscription = subscription;
    return this.#load('charges', async (source, signal) => {
      this.charges = await source.charges(subscription, signal);
      if (this.charges.length === 0) this.announcement = this.#l.t('noCharges');
    });
  }

  /** Lists the schedules of a charge. If there is only one, opens it directly. */
  openCharge(charge: Pick<ChargeRevenue, 'key' | 'name'>, reason: LoadReason = 'navigation'): Promise<void> {
    this.#reload = () => this.openCharge(charge, 'refresh');
    this.charge = charge;
    if (reason !== 'refresh') this.schedules = this.detail = undefined;
    return this.#load(
      'schedules',
      async (source, signal) => {
        const schedules = await source.schedules(charge.key, signal);
        const [first] = schedules;
        if (first) this.charge = { ...charge, name: charge.name || ((await source.chargeName(first, signal)) ?? '') };
        if (schedules.length !== 1 || !first) {
          this.schedules = schedules;
          if (schedules.length === 0) this.announcement = this.#l.t('noSchedules');
          return;
        }
        await this.#loadSchedule(first.number, source, signal);
        this.schedules = schedules;
        this.page = 'schedule';
        this.#reload = () => this.openSchedule(first.number, 'refresh');
      },
      reason,
    );
  }

  openSchedule(number: string, reason: LoadReason = 'navigation'): Promise<void> {
    this.#reload = () => this.openSchedule(number, 'refresh');
    return this.#load('schedule', (source, signal) => this.#loadSchedule(number, source, signal), reason);
  }

  async #loadSchedule(number: string, source: RevenueSource, signal: AbortSignal): Promise<void> {
    const detail = await source.detail(number, signal);
    this.chargeName = this.charge?.name || (await source.chargeName(detail.schedule, signal));
    this.detail = detail;
  }

  back(): void {
    const { parentPage, charge, detail } = this;
    if (!parentPage) return;
    this.#readAbort.abort();
    this.page = parentPage;
    this.error = undefined;
    this.outcome = this.announcement = '';
    const key = parentPage === 'charges' ? charge?.key : detail?.schedule.number;
    if (parentPage === 'charges') {
      this.#reload = () => this.#openSubscription(this.#subscription);
      this.schedules = undefined;
      void this.#refreshCharges();
    } else if (charge) this.#reload = () => this.openCharge(charge, 'refresh');
    this.detail = undefined;
    // The key is escaped, because it may contain any character.
    this.requestFocus(`[data-open="${CSS.escape(key ?? '')}"]`);
  }

  /** Reloads the sums of the charges without showing a loading state. Keeps the current sums if loading fails. */
  async #refreshCharges(): Promise<void> {
    const { signal } = (this.#readAbort = new AbortController());
    try {
      const charges = await this.#source?.charges(this.#subscription, signal);
      if (!signal.aborted && charges) this.charges = charges;
    } catch {
      // Ignored: the next navigation reports the error.
    }
    this.#host.requestUpdate();
  }

  startRedistribution(): void {
    this.#startChange(false);
  }

  startUndo(): void {
    this.#startChange(true);
  }

  /** Cancels a change that was not sent. */
  cancelChange(): void {
    const isUndo = this.change?.isUndo;
    this.change?.end();
    // The change may have loaded a newer version of the schedule.
    this.detail = this.change?.detail ?? this.detail;
    this.change = undefined;
    this.announcement = '';
    this.requestFocus(isUndo ? '[data-undo]' : '[data-redistribute]');
  }

  #startChange(isUndo: boolean): void {
    const { detail } = this;
    const source = this.#source;
    if (!detail || !source) return;
    this.outcome = this.announcement = '';
    const { signal } = this.#readAbort;
    const change = new Redistribution({
      host: this.#host,
      source,
      detail,
      signal,
      isUndo,
      l: this.#l,
      onChange: (announcement, focus) => {
        // Another page may have been opened meanwhile.
        if (this.change !== change) return;
        if (announcement !== undefined) this.announcement = announcement;
        if (focus === undefined) this.#host.requestUpdate();
        else this.requestFocus(focus);
      },
      onDone: (event, updated) => {
        if (this.change === change) this.#finishChange(event, updated, isUndo);
      },
    });
    this.change = change;
    this.requestFocus(HEADING);
  }

  #finishChange(event: string | undefined, detail: ScheduleDetail, isUndo: boolean): void {
    this.detail = detail;
    this.change?.end();
    this.change = undefined;
    this.outcome = event === undefined ? this.#l.t('doneAfterAll') : this.#l.t(isUndo ? 'undone' : 'redistributed', { event });
    this.announcement = this.outcome;
    // Updates the schedule in the list, too.
    this.schedules = this.schedules?.map((schedule) => (schedule.number === detail.schedule.number ? detail.schedule : schedule));
    this.requestFocus(HEADING);
  }

  /** Aborts the previous load and starts `work`. */
  async #load(
    page: RevenuePage,
    work: (source: RevenueSource, signal: AbortSignal) => Promise<void>,
    reason: LoadReason = 'attributes',
  ): Promise<void> {
    const source = this.#source;
    if (!source) return;
    this.#readAbort.abort();
    const { signal } = (this.#readAbort = new AbortController());
    this.page = page;
    this.change = undefined;
    if (page === 'schedule' && reason !== 'refresh') this.detail = undefined;
    this.error = undefined;
    this.outcome = '';
    this.announcement = reason === 'navigation' ? this.#l.t('loading') : '';
    this.#host.requestUpdate();
    try {
      await work(source, signal);
      if (this.announcement === this.#l.t('loading')) this.announcement = '';
      if (reason === 'navigation') this.requestFocus(HEADING);
    } catch (caught) {
      if (signal.aborted) return;
      this.error = toStorefrontError(caught);
      this.announcement = isRefusal(this.error) ? this.#l.t('refusedRead', { reason: this.error.message }) : this.#l.t('loadFailed');
      if (reason === 'navigation') this.requestFocus(HEADING);
    }
    this.#host.requestUpdate();
  }

  requestFocus(selector: string): void {
    this.focusRequest = { count: this.focusRequest.count + 1, selector };
    this.#host.requestUpdate();
  }
}
