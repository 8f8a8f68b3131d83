import { readBillingAccess, readTenantCatalog, type TenantCatalog } from '../catalog/billing-access.js';
import { currenciesOf, describeCharge, isDiscountPlan, whyNotSold, type PlanEntry } from '../catalog/catalog-plans.js';
import { CommandFailure, EXIT_CODE } from '../failure.js';
import type { Terminal } from '../terminal.js';

/** Reads the catalog for a command that cannot work without one. */
export async function requireCatalog(terminal: Terminal, env: Terminal['env']): Promise<TenantCatalog> {
  const access = await readBillingAccess({ env, folder: terminal.folder });
  if (access) return readTenantCatalog(access);
  throw new CommandFailure(
    EXIT_CODE.usage,
    'No access to the billing platform is set. Set BILLING_ENVIRONMENT (or BILLING_BASE_URL), BILLING_CLIENT_ID and BILLING_CLIENT_SECRET, ' +
      'or name an env file: --env-file .env',
  );
}

/** Describes every product of the catalog with its plans, charges and ids. */
export function listCatalog({ products, today }: TenantCatalog): string {
  return products
    .map(({ product, ratePlans }) => {
      const plans = ratePlans.map((plan) => listPlan({ product, plan }, today)).join('');
      return `${product.name}  product ${product.id}${product.category === undefined ? '' : `, ${product.category}`}\n${plans}`;
    })
    .join('\n');
}

function listPlan({ product, plan }: PlanEntry, today: string): string {
  const currencies = currenciesOf(plan);
  const reason = whyNotSold({ product, plan }, today);
  const details = [
    currencies.join(' ') || 'no prices',
    ...(isDiscountPlan(plan) ? ['discount, for coupons and retention offers'] : []),
    ...(reason === undefined ? [] : [`cannot be sold: ${reason}`]),
  ];
  const charges = plan.productRatePlanCharges.map((charge) => `    ${describeCharge(charge, currencies[0] ?? '')}  charge ${charge.id}\n`);
  return `  ${plan.name}  plan ${plan.id}, ${details.join(', ')}\n${charges.join('')}`;
}
