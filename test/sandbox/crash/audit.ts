import type { Intent } from './load.js';
import type { SandboxProcess } from './process.js';

/** Queries for partially stored records. A transaction must store them completely or not at all. */
const PARTIAL_RECORDS: Readonly<Record<string, string>> = {
  'order without actions': `select number from orders o
    where status = 'Completed' and not exists (select from order_actions a where a.order_id = o.id)`,
  'order without its subscription': `select o.number from orders o join order_actions a on a.order_id = o.id
    where not exists (select from subscriptions s where s.number = a.subscription_number and s.latest)`,
  'subscription without its order': `select number from subscriptions s
    where not exists (select from orders o where o.number = s.order_number)
       or not exists (select from order_actions a where a.subscription_number = s.number)`,
  'subscription without plans': `select number from subscriptions s
    where not exists (select from rate_plans p where p.subscription_id = s.id)`,
  'plan without charges': `select number from rate_plans p where not exists (select from charges c where c.rate_plan_id = p.id)`,
  'account without contacts': `select number from accounts where status = 'Active' and (bill_to_id is null or sold_to_id is null)`,
  'account without an order': `select number from accounts a where not exists (select from orders o where o.account_id = a.id)`,
  'billed order without an invoice': `select o.number from orders o
    where not exists (select from invoices i where i.account_id = o.account_id)`,
  'invoice without items': `select number from invoices i where not exists (select from invoice_items t where t.invoice_id = i.id)`,
  'invoice whose items do not add up': `select number from invoices i
    where amount <> (select coalesce(sum(t.amount), 0) from invoice_items t where t.invoice_id = i.id)`,
  'invoice whose balance does not match its payments': `select number from invoices i
    where balance <> amount - (select coalesce(sum(p.amount), 0) from payment_applications p where p.invoice_id = i.id)`,
  'item whose charge was not billed': `select t.charge_number as number from invoice_items t
    where not exists (select from charges c where c.number = t.charge_number and c.charged_through_date > t.service_start_date)`,
  'payment without application': `select number from payments p
    where amount <> (select coalesce(sum(a.amount), 0) from payment_applications a where a.payment_id = p.id)`,
  'default card of another account': `select a.number from accounts a left join payment_methods m on m.id = a.default_payment_method_id
    where a.default_payment_method_id is not null and m.account_id is distinct from a.id`,
  'key without its response': `select key as number from idempotency_records where status is null or body is null`,
};

/** Returns all partially stored records. */
export async function findPartialRecords(server: SandboxProcess): Promise<string[]> {
  const found: string[] = [];
  for (const [name, query] of Object.entries(PARTIAL_RECORDS)) {
    for (const row of await server.rows(query)) found.push(`${name}: ${String(row['number'])}`);
  }
  return found;
}

/** Returns how often each intent took effect. Every record that a client creates contains the key of its intent. */
export async function countEffects(server: SandboxProcess, intents: readonly Intent[]): Promise<ReadonlyMap<string, number>> {
  const marks = await server.rows(`select holder_name as key from payment_methods
    union all select reason_code from orders
    union all select comment from payments`);
  const accounts = await server.rows('select name as key from accounts');
  const count = (rows: readonly Record<string, unknown>[]) => {
    const counts = new Map<unknown, number>();
    for (const { key } of rows) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  };
  const [made, opened] = [count(marks), count(accounts)];
  // A sign-up creates both an account and an order, so the higher of the two counts is used.
  return new Map(intents.map(({ key }) => [key, Math.max(made.get(key) ?? 0, opened.get(key) ?? 0)]));
}
