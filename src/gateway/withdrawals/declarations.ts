import * as z from 'zod';
import type { WithdrawalReceipt } from '../../api/schemas/storefront/withdrawals.js';
import type { DatedEntry, ActivitySource } from '../activity/merge-sources.js';
import { singlePageSource } from '../activity/sources.js';
import { createRecord, readRecords, type CustomObject } from '../billing/custom-records.js';
import type { AccountInfo, GatewayContext } from '../context.js';

const WITHDRAWAL: CustomObject = {
  object: 'storefront_withdrawal',
  label: 'Declared withdrawal or cancellation',
  fields: {
    reference__c: { type: 'string', label: 'Reference', maxLength: 40 },
    receivedAt__c: { type: 'string', label: 'Received at', maxLength: 40 },
    kind__c: { type: 'string', label: 'Kind: withdraw or cancel', maxLength: 20 },
    name__c: { type: 'string', label: 'Name', maxLength: 200 },
    email__c: { type: 'string', label: 'E-mail', maxLength: 80 },
    contract__c: { type: 'string', label: 'Order or subscription number, as declared', maxLength: 100 },
    reason__c: { type: 'string', label: 'Reason', maxLength: 2000 },
    locale__c: { type: 'string', label: 'Language', maxLength: 35 },
    digest__c: { type: 'string', label: 'Receipt fingerprint', maxLength: 60 },
    accountNumber__c: { type: 'string', label: 'Account. Empty if contract and email address do not match', maxLength: 70 },
  },
  required: ['reference__c', 'receivedAt__c', 'kind__c', 'name__c', 'email__c', 'contract__c', 'digest__c'],
  unique: ['reference__c'],
  filterable: ['reference__c', 'accountNumber__c'],
};

const declarationRecord = z.object({
  reference__c: z.string(),
  receivedAt__c: z.string(),
  kind__c: z.enum(['withdraw', 'cancel']),
  name__c: z.string(),
  email__c: z.string(),
  contract__c: z.string(),
  digest__c: z.string(),
  accountNumber__c: z.string().nullish(),
  reason__c: z.string().nullish(),
});

/** Stored declaration of withdrawal or cancellation. */
export interface WithdrawalDeclaration {
  receipt: WithdrawalReceipt;
  accountNumber?: string;
}

function toDeclarations(record: unknown): WithdrawalDeclaration[] {
  const read = declarationRecord.safeParse(record);
  if (!read.success) return [];
  const { accountNumber__c: accountNumber, reason__c: reason, ...fields } = read.data;
  return [
    {
      receipt: {
        reference: fields.reference__c,
        receivedAt: fields.receivedAt__c,
        kind: fields.kind__c,
        name: fields.name__c,
        email: fields.email__c,
        contract: fields.contract__c,
        ...(reason ? { reason } : {}),
        digest: fields.digest__c,
      },
      ...(accountNumber ? { accountNumber } : {}),
    },
  ];
}

/** Finds a declaration by its reference. */
export async function findDeclaration(context: GatewayContext, reference: string): Promise<WithdrawalDeclaration | undefined> {
  return (await readRecords(context, WITHDRAWAL, 'reference__c', reference)).flatMap(toDeclarations)[0];
}

/** Stores a declaration. */
export async function saveDeclaration(
  context: GatewayContext,
  { receipt, accountNumber }: WithdrawalDeclaration,
  locale: string | undefined,
  key: string,
): Promise<void> {
  const record = {
    reference__c: receipt.reference,
    receivedAt__c: receipt.receivedAt,
    kind__c: receipt.kind,
    name__c: receipt.name,
    email__c: receipt.email,
    contract__c: receipt.contract,
    digest__c: receipt.digest,
    reason__c: receipt.reason,
    locale__c: locale,
    accountNumber__c: accountNumber,
  };
  await createRecord(context, WITHDRAWAL, record, key);
}

/** Reads the declarations of an account, for its activity list. */
export async function readDeclarationSource(context: GatewayContext, account: AccountInfo): Promise<ActivitySource> {
  const records = await readRecords(context, WITHDRAWAL, 'accountNumber__c', account.number);
  const entries = records.flatMap(toDeclarations).map(({ receipt }): DatedEntry => {
    const { receivedAt, reference, kind, contract } = receipt;
    return {
      at: Date.parse(receivedAt),
      entry: { date: receivedAt.slice(0, 10), kind: 'withdrawal', number: reference, actions: [kind], subscriptionNumbers: [contract] },
    };
  });
  return singlePageSource('withdrawals', entries);
}
