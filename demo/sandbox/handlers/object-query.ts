import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { CallContext, WireBody } from '../context.js';
import { billingError, invalidParameter, notFound } from '../errors.js';
import { partialEndpoint } from '../http/endpoint.js';
import { listObjects, relatedObjects, type ObjectList } from '../query/object-query.js';
import { QueryMeaningError } from '../query/run-query.js';
import { accountInput, accountsInput, productsInput, subscriptionsInput, type ListInput } from '../supported/object-query.js';

/** Related objects that a query can include. Their field `to` equals the field `from` of the queried object. */
interface Expansion {
  name: string;
  object: string;
  from: string;
  to: string;
  many: boolean;
}

const one = (name: string, object: string, from: string): Expansion => ({ name, object, from, to: 'Id', many: false });
const many = (name: string, object: string, to: string): Expansion => ({ name, object, from: 'id', to, many: true });

const EXPANSIONS: Readonly<Record<string, Readonly<Record<string, Expansion>>>> = {
  Account: {
    billto: one('billTo', 'Contact', 'billToId'),
    soldto: one('soldTo', 'Contact', 'soldToId'),
    defaultpaymentmethod: one('defaultPaymentMethod', 'PaymentMethod', 'defaultPaymentMethodId'),
    subscriptions: many('subscriptions', 'Subscription', 'AccountId'),
    invoices: many('invoices', 'Invoice', 'AccountId'),
    payments: many('payments', 'Payment', 'AccountId'),
    paymentmethods: many('paymentMethods', 'PaymentMethod', 'AccountId'),
  },
  Subscription: { account: one('account', 'Account', 'accountId') },
  Product: { productrateplans: many('productRatePlans', 'ProductRatePlan', 'ProductId') },
};

async function expand(object: string, data: readonly WireBody[], wanted: readonly string[], call: CallContext): Promise<WireBody[]> {
  let expanded = [...data];
  for (const key of wanted) {
    const expansion = EXPANSIONS[object]?.[key];
    if (!expansion) continue;
    const { name, from, to } = expansion;
    const keys = data.flatMap((entry) => (typeof entry[from] === 'string' ? [entry[from]] : []));
    const related = await relatedObjects(expansion.object, to, [...new Set(keys)], call);
    expanded = expanded.map((entry) => {
      const own = related.filter((found) => found.key === entry[from]).map((found) => found.value);
      return { ...entry, ...(expansion.many ? { [name]: own } : own[0] && { [name]: own[0] }) };
    });
  }
  return expanded;
}

const PAGE = 10;

function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (/^\d{1,9}$/.test(cursor)) return Number(cursor);
  throw invalidParameter('none', 'cursor', "must be the 'nextPage' of a response");
}

async function read(list: ObjectList, call: CallContext): Promise<WireBody[]> {
  try {
    return await listObjects(list, call);
  } catch (error) {
    if (error instanceof QueryMeaningError) throw billingError('none', 'invalid-parameter', `Invalid query: ${error.message}.`);
    throw error;
  }
}

/** Builds a query from the input. Always reads the fields that are needed to find related objects, even if they were not requested. */
function listOf(object: string, input: ListInput, page: Pick<ObjectList, 'limit' | 'offset'>): ObjectList {
  const keys = (input['expand[]'] ?? []).flatMap((name) => EXPANSIONS[object]?.[name]?.from ?? []);
  const fields = input['fields[]'] ?? [];
  return {
    object,
    filter: input['filter[]'] ?? [],
    sort: input['sort[]'] ?? [],
    fields: fields.length === 0 ? [] : [...fields, ...keys],
    nulls: input.includeNullFields ?? false,
    ...page,
  };
}

function lister(object: string) {
  return async (input: ListInput, call: CallContext): Promise<WireBody> => {
    const { pageSize = PAGE } = input;
    const offset = offsetOf(input.cursor);
    const found = await read(listOf(object, input, { limit: pageSize + 1, offset }), call);
    const data = await expand(object, found.slice(0, pageSize), input['expand[]'] ?? [], call);
    return { data, nextPage: found.length > pageSize ? String(offset + pageSize) : null };
  };
}

/** `GET /object-query/accounts/{key}`, by id or number. */
async function queryAccount({ key, ...input }: ListInput & { key: string }, call: CallContext): Promise<WireBody> {
  const field = /^[0-9a-f]{32}$/.test(key) ? 'id' : 'accountNumber';
  const list = { ...listOf('Account', input, { limit: 1, offset: 0 }), filter: [`${field}.EQ:${key}`] };
  const [account] = await expand('Account', await read(list, call), input['expand[]'] ?? [], call);
  if (!account) throw notFound('account', key);
  return account;
}

/** Endpoints by operation name. */
export const objectQueryEndpoints = {
  queryAccounts: partialEndpoint(rows.queryAccounts, 'none', accountsInput, lister('Account')),
  queryAccount: partialEndpoint(rows.queryAccount, 'none', accountInput, queryAccount),
  querySubscriptions: partialEndpoint(rows.querySubscriptions, 'none', subscriptionsInput, lister('Subscription')),
  queryProducts: partialEndpoint(rows.queryProducts, 'none', productsInput, lister('Product')),
};
