/**
 * Names that changed between versions of the billing API. Rows use the newest names. For calls with an older `Zuora-Version`, the
 * client translates the names. The sandbox understands old and new names.
 */
import { isRecord } from '../schemas/is-record.js';

type Fields = Readonly<Record<string, unknown>>;

/** Names that changed with a version of the API. */
interface Change {
  /** First version with the new names. */
  readonly since: number;
  /** Names of the rows. */
  readonly rows: readonly string[];
  /** Old name of each request field, by new name. */
  readonly request?: Readonly<Record<string, string>>;
  /** Old name of each field of the entries of a list, by new name. */
  readonly entries?: { readonly list: string; readonly names: Readonly<Record<string, string>> };
  /** Old values of each request field, by new value. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const BILLING_ROWS = [
  'accounts.create',
  'subscriptions.create',
  'subscriptions.update',
  'subscriptions.renew',
  'subscriptions.cancel',
  'subscriptions.suspend',
  'subscriptions.resume',
];

const PREVIEW_ROWS = ['subscriptions.preview', 'subscriptions.update'];

const CHANGES: readonly Change[] = [
  { since: 196, rows: BILLING_ROWS, request: { collect: 'invoiceCollect' } },
  {
    since: 207,
    rows: PREVIEW_ROWS,
    request: { includeExistingDraftDocItems: 'includeExistingDraftInvoiceItems' },
    values: { previewType: { LegalDoc: 'InvoiceItem', LegalDocChargeMetrics: 'InvoiceItemChargeMetrics' } },
  },
  { since: 224, rows: ['credit-memos.create'], entries: { list: 'charges', names: { amount: 'memoItemAmount' } } },
  { since: 257, rows: ['credit-memos.create'], entries: { list: 'charges', names: { productRatePlanChargeId: 'chargeId' } } },
  { since: 215, rows: ['operations.invoice-and-collect'], request: { documentDate: 'invoiceDate', targetDate: 'invoiceTargetDate' } },
];

/** First version in which billing and collecting are separate. */
const RUN_BILLING = 211;
/** First version in which the response to an order lists its subscriptions. Older versions list only their numbers. */
const SUBSCRIPTIONS = 223;

/** Version that the platform uses if neither the call nor the tenant sets one. */
const OLDEST = '186.0';

/** Number for comparing versions. Dated versions come after numbered versions. Undefined if the tenant's setting applies. */
function versionRank(version: string | undefined): number | undefined {
  if (version === undefined) return undefined;
  return /^\d+(?:\.\d+)?$/.test(version) ? Number(version) : Infinity;
}

/** Renames fields of the entries of a list. */
function renameEntries(fields: Fields, list: string, names: ReadonlyMap<string, string>): Fields {
  const entries = fields[list];
  if (!Array.isArray(entries)) return fields;
  const renamed = entries.map((entry: unknown) =>
    isRecord(entry)
      ? Object.fromEntries(Object.entries(entry).map(([name, value]: [string, unknown]) => [names.get(name) ?? name, value]))
      : entry,
  );
  return { ...fields, [list]: renamed };
}

function changesBefore(row: string, version: string | undefined): Change[] {
  const at = versionRank(version);
  return at === undefined ? [] : CHANGES.filter(({ since, rows }) => at < since && rows.includes(row));
}

/** True if a version uses old names for an operation. */
export function usesOldNames(row: string, version: string | undefined): boolean {
  const at = versionRank(version);
  if (at === undefined) return false;
  const bills = BILLING_ROWS.includes(row) && at < RUN_BILLING;
  return changesBefore(row, version).length > 0 || bills || (row === 'orders.create' && at < SUBSCRIPTIONS);
}

/**
 * Translates a request to an older version.
 * @returns the fields, or the name of a field that the version does not have
 */
export function toOlderRequest(
  row: string,
  version: string | undefined,
  fields: Fields,
): { fields: Fields } | { unsupportedField: string } {
  const at = versionRank(version);
  let translated = fields;
  if (at !== undefined && at < RUN_BILLING && BILLING_ROWS.includes(row) && 'runBilling' in fields) {
    // In older versions, an operation bills if it collects, and only then.
    const { runBilling, ...others } = fields;
    const { collect = true } = fields;
    if (runBilling !== collect) return { unsupportedField: 'runBilling' };
    translated = { ...others, collect };
  }
  for (const { request = {}, values = {}, entries } of changesBefore(row, version)) {
    translated = Object.fromEntries(
      Object.entries(translated).map(([name, value]) => [request[name] ?? name, values[name]?.[String(value)] ?? value]),
    );
    if (entries) translated = renameEntries(translated, entries.list, new Map(Object.entries(entries.names)));
  }
  return { fields: translated };
}

/** Translates a request of any version to the newest names. */
export function toNewerRequest(row: string, fields: Fields): Fields {
  let spoken = fields;
  for (const { rows, request = {}, values = {}, entries } of CHANGES) {
    if (!rows.includes(row)) continue;
    if (entries)
      spoken = renameEntries(spoken, entries.list, new Map(Object.entries(entries.names).map(([today, older]) => [older, today])));
    const names = new Map(Object.entries(request).map(([today, older]) => [older, today]));
    spoken = Object.fromEntries(
      Object.entries(spoken).map(([name, value]) => {
        const today = names.get(name) ?? name;
        const known = Object.entries(values[today] ?? {}).find(([, older]) => older === value);
        return [today, known ? known[0] : value];
      }),
    );
  }
  return 'invoiceCollect' in fields ? { runBilling: spoken['collect'], ...spoken } : spoken;
}

/** Translates a response of any version to the newest names. */
export function toNewerAnswer(row: string, answer: unknown): unknown {
  if (row !== 'orders.create' || typeof answer !== 'object' || answer === null || !('subscriptionNumbers' in answer)) return answer;
  if (!Array.isArray(answer.subscriptionNumbers) || 'subscriptions' in answer) return answer;
  return { ...answer, subscriptions: answer.subscriptionNumbers.map((subscriptionNumber: unknown) => ({ subscriptionNumber })) };
}

/** Adds the names of an older version to a response. */
export function toOlderAnswer<Answer extends object>(row: string, version: string | undefined, answer: Answer): Answer {
  const at = versionRank(version ?? OLDEST) ?? Infinity;
  if (row !== 'orders.create' || at >= SUBSCRIPTIONS || !('subscriptions' in answer) || !Array.isArray(answer.subscriptions)) return answer;
  const subscriptionNumbers = answer.subscriptions.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'subscriptionNumber' in entry ? entry.subscriptionNumber : undefined,
  );
  return { ...answer, subscriptionNumbers };
}
