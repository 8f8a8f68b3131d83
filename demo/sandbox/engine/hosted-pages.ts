import { eq } from 'drizzle-orm';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { hostedPages } from '../database/schema.js';

export type HostedPage = typeof hostedPages.$inferSelect;

/** Every hosted page, or those of a version. */
export function pagesOf(tx: Transaction, version?: string): Promise<HostedPage[]> {
  return tx
    .select()
    .from(hostedPages)
    .where(version === undefined ? undefined : eq(hostedPages.version, version))
    .orderBy(hostedPages.name);
}

/** The page that a new database begins with: the payment form of the sandbox. */
export async function writeFirstPage({ tx }: Engine): Promise<void> {
  await tx.insert(hostedPages).values({ id: '5a0d000000000000000000000000f0a9', name: 'Payment form', type: 'Credit Card', version: '2' });
}
