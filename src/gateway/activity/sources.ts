import { listCreditMemos } from '../../generated/api/operations/credit-memos.js';
import { listOrdersByOwner } from '../../generated/api/operations/orders.js';
import { listPayments } from '../../generated/api/operations/payments.js';
import { listRefunds } from '../../generated/api/operations/refunds.js';
import type { Order, OrderAction } from '../../generated/api/schemas/orders.js';
import type { ActivityEntry } from '../../api/schemas/storefront/activity.js';
import type { IsoDate, IsoDateTime } from '../../api/schemas/values.js';
import { orNotFound } from '../billing/platform-errors.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { sealFile } from '../flows/files.js';
import { toMoney } from '../money.js';
import type { ConsentOffer } from '../offers/sign-up-offer.js';
import { consentView } from '../views/catalog.js';
import { INEFFECTIVE_STATUSES } from '../subscriptions/account-history.js';
import { omitEmpty } from '../views/omit-empty.js';
import { paidInvoices } from './paid-invoices.js';
import type { DatedEntry, ActivitySource } from './merge-sources.js';

/** Entries per page of each list. */
const PAGE_SIZE = 20;

/** Maps order actions of the platform to names in the activity list. */
const ACTION_NAMES: ReadonlyMap<string | undefined, string> = new Map<string | undefined, string>([
  ['CreateSubscription', 'created'],
  ['ChangePlan', 'change-plan'],
  ['UpdateProduct', 'change-quantity'],
  ['AddProduct', 'change-add-ons'],
  ['RemoveProduct', 'change-add-ons'],
  ['Suspend', 'pause'],
  ['Resume', 'resume'],
  ['CancelSubscription', 'cancel'],
  ['RenewSubscription', 'renew'],
  ['TermsAndConditions', 'terms'],
]);

const actionName = ({ type }: OrderAction): string => ACTION_NAMES.get(type) ?? 'other';

/** Builds an activity entry. Takes the date from the platform's timestamp, which is in the tenant's time zone. */
function toDatedEntries(
  instant: IsoDateTime | null | undefined,
  date: IsoDate | undefined,
  entry: Omit<ActivityEntry, 'date'>,
): DatedEntry[] {
  const at = Date.parse(instant ?? `${date ?? ''}T00:00:00Z`);
  const day = (instant ?? date)?.slice(0, 10);
  return Number.isNaN(at) || day === undefined ? [] : [{ at, entry: { date: day, ...entry } }];
}

const ACCEPTED_CONSENTS = /^Accepted: (.+)$/m;

/** Offered consents, and the language of their texts. */
interface ConsentTexts {
  readonly consents: readonly ConsentOffer[];
  readonly locale: string | undefined;
}

/**
 * Consents given with an order. The notes of its subscriptions contain only the id and version of each consent. The text comes from the offers
 * file, if the file still has that version.
 */
function consentEntries({ createdDate, orderDate, status, subscriptions = [] }: Order, { consents, locale }: ConsentTexts): DatedEntry[] {
  if (INEFFECTIVE_STATUSES.includes(status)) return [];
  return subscriptions.flatMap(({ subscriptionNumber, orderActions = [] }) => {
    const accepted = orderActions.flatMap(({ createSubscription }) => ACCEPTED_CONSENTS.exec(createSubscription?.notes ?? '')?.[1] ?? []);
    return accepted
      .flatMap((list) => list.split(', '))
      .flatMap((consent): DatedEntry[] => {
        const [id, version] = consent.split(' ');
        if (!id || version === undefined) return [];
        const offer = consents.find((each) => each.id === id && each.version === version);
        const text = offer ? consentView(offer, locale).text : consent;
        return toDatedEntries(createdDate, orderDate, { kind: 'consent', text, subscriptionNumbers: [subscriptionNumber] });
      });
  });
}

function orderSource({ billing }: GatewayContext, { number }: AccountInfo, consentTexts: ConsentTexts): ActivitySource {
  return {
    name: 'orders',
    async read(page) {
      const response = await orNotFound(billing.call(listOrdersByOwner, { accountNumber: number, page, pageSize: PAGE_SIZE }));
      const own = response.orders.filter(({ existingAccountNumber }) => (existingAccountNumber ?? number) === number);
      const entries = own
        .filter(({ status }) => status !== 'Draft')
        .flatMap((order) => {
          const { createdDate, orderDate, orderNumber, status, subscriptions = [] } = order;
          const entry = {
            kind: 'order',
            number: orderNumber,
            status,
            actions: [...new Set(subscriptions.flatMap(({ orderActions = [] }) => orderActions.map(actionName)))],
            subscriptionNumbers: [...new Set(subscriptions.map(({ subscriptionNumber }) => subscriptionNumber))],
          };
          return [...toDatedEntries(createdDate, orderDate, entry), ...consentEntries(order, consentTexts)];
        });
      return { entries, more: response.nextPage !== undefined };
    },
  };
}

function paymentSource(context: GatewayContext, account: AccountInfo, withDocuments: boolean): ActivitySource {
  const { id, currency } = account;
  return {
    name: 'payments',
    async read(page) {
      const response = await context.billing.call(listPayments, { accountId: id, page, pageSize: PAGE_SIZE });
      const own = response.payments.filter(({ accountId, status }) => (accountId ?? id) === id && status !== 'Draft');
      const paid = await paidInvoices(context, account, withDocuments ? own.map((payment) => payment.id) : []);
      const entries = own.flatMap((payment) =>
        toDatedEntries(payment.createdDate, payment.effectiveDate?.slice(0, 10), {
          kind: 'payment',
          number: payment.number,
          status: payment.status,
          amount: toMoney(payment.amount, payment.currency || currency),
          ...omitEmpty({ documents: paid.get(payment.id) }),
        }),
      );
      return { entries, more: response.nextPage !== undefined };
    },
  };
}

function refundSource({ billing }: GatewayContext, { id, currency }: AccountInfo): ActivitySource {
  return {
    name: 'refunds',
    async read(page) {
      const response = await billing.call(listRefunds, { accountId: id, page, pageSize: PAGE_SIZE });
      const entries = (response.refunds ?? [])
        .filter(({ accountId, amount }) => accountId === id && amount !== undefined)
        .flatMap(({ createdDate, refundDate, number, status, amount = '0' }) =>
          toDatedEntries(createdDate, refundDate, {
            kind: 'refund',
            ...(number === undefined ? {} : { number }),
            ...(status === undefined ? {} : { status }),
            amount: toMoney(amount, currency),
          }),
        );
      return { entries, more: response.nextPage !== undefined };
    },
  };
}

function creditSource(context: GatewayContext, account: AccountInfo, withDocuments: boolean): ActivitySource {
  const { id, currency } = account;
  return {
    name: 'credits',
    async read(page) {
      const response = await context.billing.call(listCreditMemos, { accountId: id, status: 'Posted', page, pageSize: PAGE_SIZE });
      const own = (response.creditmemos ?? []).filter(({ accountId }) => accountId === id);
      const entries = await Promise.all(
        own.map(async ({ createdDate, creditMemoDate, number, status, amount = '0', currency: memoCurrency, latestPDFFileId }) => {
          const file = withDocuments && number && latestPDFFileId ? await sealFile(context, account, latestPDFFileId, number) : undefined;
          return toDatedEntries(createdDate, creditMemoDate, {
            kind: 'credit',
            ...(number === undefined ? {} : { number }),
            ...(status == null ? {} : { status }),
            amount: toMoney(amount, memoCurrency ?? currency),
            ...(file && number ? { documents: [{ number, file }] } : {}),
          });
        }),
      );
      return { entries: entries.flat(), more: response.nextPage !== undefined };
    },
  };
}

/** Creates a source from entries that fit on one page. */
export function singlePageSource(name: string, entries: readonly DatedEntry[]): ActivitySource {
  const sorted = [...entries].sort((a, b) => b.at - a.at);
  return { name, read: (page) => Promise.resolve({ entries: page === 1 ? sorted : [], more: false }) };
}

/** Options of the sources that are read page by page. */
interface PagedSourcesOptions extends ConsentTexts {
  /** True to add the documents of each entry. */
  readonly withDocuments: boolean;
}

/** Creates the sources that are read page by page from the platform. */
export function pagedSources(context: GatewayContext, account: AccountInfo, options: PagedSourcesOptions): ActivitySource[] {
  return [
    orderSource(context, account, options),
    paymentSource(context, account, options.withDocuments),
    refundSource(context, account),
    creditSource(context, account, options.withDocuments),
  ];
}
