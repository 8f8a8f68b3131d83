import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { GetCreditMemoRequest, PostCreditMemoRequest } from '../../../src/generated/api/schemas/credit-memos.js';
import type { DecimalString } from '../../../src/api/schemas/values.js';
import type { CallContext, WireBody } from '../context.js';
import { accounts, creditMemoItems, creditMemos, productCharges } from '../database/schema.js';
import { lockNamedAccount, type AccountRow } from '../engine/accounts.js';
import { applyFunds, checkMemoItems } from '../engine/applications.js';
import { formatTimestamp } from '../engine/clock.js';
import { getCreditMemoRow, lockCreditMemo, writeCreditMemo } from '../engine/credit-memos.js';
import { readDefaultMethod, getUsableMethod, type PaymentMethodRow } from '../engine/payment-methods/payment-methods.js';
import { checkAmount, compare, jsonNumber, sum } from '../engine/money.js';
import { scheduleRevenue } from '../engine/revenue/schedule-posted-lines.js';
import { readMemoSources } from '../engine/revenue/revenue-sources.js';
import { refundFunds } from '../engine/refunds.js';
import { readTaxContext } from '../engine/tax/tax-context.js';
import { toBilledTax, selectTaxTerms } from '../engine/tax/tax-lines.js';
import { exemptAmount, computeTax } from '../engine/tax/tax-terms.js';
import { readFundsBalance, readCreditMemoBalances, type CreditMemoRow, type RefundRow, type FundsBalance } from '../engine/funds.js';
import { billingError, invalidValue, missingField } from '../errors.js';
import { memoPosted } from '../events/raised-events.js';
import { raiseEvents } from '../events/raise-events.js';
import { endpoint, partialEndpoint } from '../http/endpoint.js';
import {
  memoInput,
  memoApplyInput,
  memoRefundInput,
  memoListInput,
  type MemoInput,
  type MemoApplyInput,
  type MemoRefundInput,
  type MemoListInput,
} from '../supported/credit-memos.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { pickStored, returnedFields } from '../supported/stored-fields.js';
import { pageOf, readPage } from './paging.js';
import { refundDetails, wireRefund } from './refunds.js';
import { parseSort } from './sorting.js';
import { equalsIfSet, fundsFilters, noneIfSet, recordCondition, storedFlagIfSet } from './filters.js';

const SORTABLE = {
  number: creditMemos.number,
  accountId: creditMemos.accountId,
  amount: creditMemos.amount,
  status: creditMemos.status,
  creditMemoDate: creditMemos.memoDate,
  createdDate: creditMemos.createdDate,
} as const;

/** Returns the tax that was waived because of exemptions, by credit memo id. */
async function exemptOf(memos: readonly CreditMemoRow[], call: CallContext): Promise<Map<string, DecimalString>> {
  const ids = memos.map(({ id }) => id);
  const items =
    ids.length === 0
      ? []
      : await call.tx
          .select({ memoId: creditMemoItems.creditMemoId, tax: creditMemoItems.tax })
          .from(creditMemoItems)
          .where(and(inArray(creditMemoItems.creditMemoId, ids), isNotNull(creditMemoItems.tax)));
  return new Map(
    memos.map(({ id, currency }) => {
      const own = items.filter(({ memoId }) => memoId === id);
      return [
        id,
        sum(
          currency,
          own.map(({ tax }) => exemptAmount(currency, tax)),
        ),
      ];
    }),
  );
}

function wireMemo(
  memo: CreditMemoRow,
  accountNumber: string,
  uses: FundsBalance,
  exempt: DecimalString | undefined,
  call: CallContext,
): WireBody {
  const { timeZone } = call.settings;
  return {
    id: memo.id,
    number: memo.number,
    accountId: memo.accountId,
    accountNumber,
    status: memo.status,
    currency: memo.currency,
    amount: jsonNumber(memo.amount),
    appliedAmount: jsonNumber(uses.applied),
    refundAmount: jsonNumber(uses.refunded),
    unappliedAmount: jsonNumber(uses.unapplied),
    taxAmount: jsonNumber(memo.taxAmount),
    totalTaxExemptAmount: jsonNumber(exempt ?? '0'),
    creditMemoDate: memo.memoDate,
    comment: memo.comment,
    reasonCode: memo.reasonCode,
    source: 'API',
    sourceType: memo.sourceType,
    referredInvoiceId: memo.referredInvoiceId,
    latestPDFFileId: memo.fileId,
    reversed: memo.reversal,
    autoApplyUponPosting: false,
    excludeFromAutoApplyRules: false,
    createdDate: formatTimestamp(timeZone, memo.createdDate),
    ...(memo.postedDate && { postedOn: formatTimestamp(timeZone, memo.postedDate) }),
    ...memo.customFields,
    ...returnedFields(memo.details, rows.getCreditMemo.response),
  };
}

async function wireNow(key: string, call: CallContext): Promise<WireBody> {
  const row = await getCreditMemoRow(call.tx, key);
  const [account] = await call.tx.select().from(accounts).where(eq(accounts.id, row.accountId));
  const exempt = await exemptOf([row], call);
  const uses = await readFundsBalance(call.tx, { kind: 'memo', row });
  return { success: true, ...wireMemo(row, account?.number ?? '', uses, exempt.get(row.id), call) };
}

/** `GET /v1/credit-memos`, newest first by default. */
async function listCreditMemos(input: MemoListInput, call: CallContext): Promise<WireBody> {
  const page = readPage(input);
  const { accountId, accountNumber, amount, creditMemoDate, currency, number, referredInvoiceId, status } = input;
  const found = await call.tx
    .select({ memo: creditMemos, accountNumber: accounts.number })
    .from(creditMemos)
    .innerJoin(accounts, eq(accounts.id, creditMemos.accountId))
    .where(
      and(
        equalsIfSet(creditMemos.accountId, accountId),
        equalsIfSet(accounts.number, accountNumber),
        equalsIfSet(creditMemos.amount, amount),
        equalsIfSet(creditMemos.memoDate, creditMemoDate),
        equalsIfSet(creditMemos.currency, currency),
        equalsIfSet(creditMemos.number, number),
        equalsIfSet(creditMemos.referredInvoiceId, referredInvoiceId),
        equalsIfSet(creditMemos.taxAmount, input.taxAmount),
        fundsFilters('memo', input),
        recordCondition(creditMemos.createdDate, input, call.settings.timeZone),
        // Memos of the sandbox have none of these.
        noneIfSet(input.sourceId, input.targetDate, input.transferredToAccounting),
        noneIfSet(input.autoApplyUponPosting === true ? true : undefined),
        storedFlagIfSet(creditMemos.details, 'excludeFromAutoApplyRules', input.excludeFromAutoApplyRules),
        status === undefined
          ? undefined
          : inArray(
              creditMemos.status,
              KNOWN_STATUSES.filter((known) => known === status),
            ),
      ),
    )
    .orderBy(...parseSort(input.sort, SORTABLE, 'credit-memos'), desc(creditMemos.createdDate), desc(creditMemos.number))
    .limit(page.size + 1)
    .offset(page.offset);
  const { rows: shown, nextPage } = pageOf(found, page, call.url);
  const memos = shown.map(({ memo }) => memo);
  const uses = await readCreditMemoBalances(call.tx, memos);
  const exempt = await exemptOf(memos, call);
  return {
    success: true,
    creditmemos: shown.flatMap((row, index) => {
      const own = uses[index];
      return own ? [wireMemo(row.memo, row.accountNumber, own, exempt.get(row.memo.id), call)] : [];
    }),
    ...nextPage,
  };
}

/** Statuses that memos can have in the sandbox. */
const KNOWN_STATUSES = ['Draft', 'Posted', 'Canceled'] as const;

/** `GET /v1/credit-memos/{creditMemoKey}`. */
async function getCreditMemo(input: GetCreditMemoRequest, call: CallContext): Promise<WireBody> {
  return wireNow(input.creditMemoKey, call);
}

async function itemsOf(input: MemoInput, account: AccountRow, call: CallContext) {
  const { charges } = input;
  if (charges === undefined || charges.length === 0) throw missingField('credit-memos', 'charges');
  const ids = charges.map((charge) => charge.productRatePlanChargeId);
  const known = await call.tx.select().from(productCharges).where(inArray(productCharges.id, ids));
  const taxContext = await readTaxContext(call, account.id, []);
  return charges.map(({ amount, quantity = '1', productRatePlanChargeId, serviceStartDate, serviceEndDate, ...charge }, index) => {
    const field = `charges.${index}`;
    const found = known.find(({ id }) => id === productRatePlanChargeId);
    if (!found) throw invalidValue('credit-memos', `${field}.productRatePlanChargeId`, 'no such charge');
    if (amount === undefined) throw missingField('credit-memos', `${field}.amount`);
    checkAmount(account.currency, amount, `${field}.amount`, 'credit-memos');
    if (compare(quantity, '0') <= 0) {
      throw invalidValue('credit-memos', `${field}.quantity`, 'must be positive');
    }
    const terms = selectTaxTerms(found.terms, input.effectiveDate ?? call.moment.today, taxContext);
    const taxed = terms && computeTax(account.currency, amount, terms);
    const details = pickStored('creditMemoItem', charge);
    const named = { productRatePlanChargeId, serviceStartDate, serviceEndDate, chargeName: found.name, details };
    return { ...named, amount: taxed?.net ?? amount, ...toBilledTax(taxed?.tax), quantity };
  });
}

/** Creates a credit memo for catalog charges. The memo is a draft unless posted immediately. */
export async function makeCreditMemo(input: MemoInput, call: CallContext): Promise<CreditMemoRow> {
  const account = await lockNamedAccount(call.tx, input);
  if (input.currency !== undefined && input.currency !== account.currency) {
    throw billingError('credit-memos', 'rule', `'currency' must be the account's currency, which is ${account.currency}.`);
  }
  const { number, comment, reasonCode, effectiveDate } = input;
  const stored = { customFields: pickCustomFields(input), details: pickStored('creditMemo', input) };
  const details = { number, comment, reasonCode, memoDate: effectiveDate, ...stored };
  const status = input.autoPost === true ? ('Posted' as const) : ('Draft' as const);
  const kind = { status, sourceType: 'Standalone', referredInvoiceId: null, reversal: false } as const;
  return writeCreditMemo(call, account, kind, await itemsOf(input, account, call), details);
}

/** `POST /v1/credit-memos`. */
async function createCreditMemo(input: MemoInput, call: CallContext): Promise<WireBody> {
  return wireNow((await makeCreditMemo(input, call)).id, call);
}

/** Posts a draft and schedules its revenue. */
export async function postMemo(call: CallContext, key: string): Promise<CreditMemoRow> {
  const { memo } = await lockCreditMemo(call, key);
  if (memo.status !== 'Draft') throw billingError('credit-memos', 'rule', `'${key}' is ${memo.status}. Only drafts can be posted.`);
  await call.tx.update(creditMemos).set({ status: 'Posted', postedDate: call.moment.now }).where(eq(creditMemos.id, memo.id));
  const items = await call.tx
    .select()
    .from(creditMemoItems)
    .where(eq(creditMemoItems.creditMemoId, memo.id))
    .orderBy(asc(creditMemoItems.position));
  await scheduleRevenue(call, await readMemoSources(call.tx, { ...memo, status: 'Posted' }, items));
  await raiseEvents(call, memoPosted(memo));
  return memo;
}

/** `PUT /v1/credit-memos/{creditMemoKey}/post`. */
async function postCreditMemo(input: PostCreditMemoRequest, call: CallContext): Promise<WireBody> {
  return wireNow((await postMemo(call, input.creditMemoKey)).id, call);
}

/** `PUT /v1/credit-memos/{creditMemoKey}/apply`. */
async function applyCreditMemo(input: MemoApplyInput, call: CallContext): Promise<WireBody> {
  const { memo } = await lockCreditMemo(call, input.creditMemoKey);
  if (input.invoices === undefined || input.invoices.length === 0) {
    throw missingField('credit-memos', 'invoices');
  }
  const parts = input.invoices.map(({ invoiceId, ...part }) => ({ key: invoiceId, keyField: 'invoiceId' as const, ...part }));
  await applyFunds(call, { kind: 'memo', row: memo }, parts, input.effectiveDate);
  return wireNow(memo.id, call);
}

async function methodOf(account: AccountRow, input: MemoRefundInput, call: CallContext): Promise<PaymentMethodRow | undefined> {
  if (input.type === 'External') {
    if (input.paymentMethodId !== undefined) throw billingError('refunds', 'rule', "'paymentMethodId' is only for electronic refunds.");
    return undefined;
  }
  if (input.methodType !== undefined) throw billingError('refunds', 'rule', "'methodType' is only for external refunds.");
  if (input.paymentMethodId !== undefined) {
    const method = await getUsableMethod(call, account, input.paymentMethodId, 'paymentMethodId');
    if (method.accountId === account.id) return method;
    throw billingError('refunds', 'rule', "'paymentMethodId' must be a payment method of the account.");
  }
  const method = await readDefaultMethod(call, account.id);
  if (method) return method;
  throw missingField('refunds', 'paymentMethodId', 'the account has no default payment method');
}

/** Refunds the unapplied amount of a credit memo. */
export async function refundOfMemo(input: MemoRefundInput, call: CallContext): Promise<RefundRow> {
  const { account, memo } = await lockCreditMemo(call, input.creditMemoKey);
  const method = await methodOf(account, input, call);
  const { items = [], totalAmount } = input;
  await checkMemoItems(call, memo.id, items, 'items');
  const total = sum(
    memo.currency,
    items.map(({ amount }) => amount),
  );
  if (items.length > 0 && compare(total, totalAmount) !== 0) throw billingError('refunds', 'rule', "'items' must add up to 'totalAmount'.");
  return refundFunds(call, { kind: 'memo', row: memo }, method, refundDetails(input));
}

/** `POST /v1/credit-memos/{creditMemoKey}/refund`. */
async function refundCreditMemo(input: MemoRefundInput, call: CallContext): Promise<WireBody> {
  return { success: true, ...wireRefund(await refundOfMemo(input, call), call) };
}

/** Endpoints by operation name. */
export const creditMemoEndpoints = {
  listCreditMemos: partialEndpoint(rows.listCreditMemos, 'credit-memos', memoListInput, listCreditMemos),
  createCreditMemo: partialEndpoint(rows.createCreditMemo, 'credit-memos', memoInput, createCreditMemo),
  getCreditMemo: endpoint(rows.getCreditMemo, 'credit-memos', getCreditMemo),
  postCreditMemo: endpoint(rows.postCreditMemo, 'credit-memos', postCreditMemo),
  applyCreditMemo: partialEndpoint(rows.applyCreditMemo, 'credit-memos', memoApplyInput, applyCreditMemo),
  refundCreditMemo: partialEndpoint(rows.refundCreditMemo, 'refunds', memoRefundInput, refundCreditMemo),
};
