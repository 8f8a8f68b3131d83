import { eq } from 'drizzle-orm';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { hostedPages } from '../database/schema.js';

export type HostedPage = typeof hostedPages.$inferSelect;

/** Reads the hosted pages, or only those of a version. */
export function readHostedPages(tx: Transaction, version?: string): Promise<HostedPage[]> {
  return tx
    .select()
    .from(hostedPages)
    .where(version === undefined ? undefined : eq(hostedPages.version, version))
    .orderBy(hostedPages.name);
}

/** Writes the hosted page of a new database: the sandbox's payment form. */
export async function writeFirstPage({ tx }: Engine): Promise<void> {
  await tx.insert(hostedPages).values({ id: '5a0d000000000000000000000000f0a9', name: 'Payment form', type: 'Credit Card', version: '2' });
}
