import { getAccount, listAccountPaymentMethods, updateAccount } from '../../generated/api/operations/accounts.js';
import type { GetAccountResponse as Account, UpdateAccountRequest } from '../../generated/api/schemas/accounts.js';
import { EMAIL_MESSAGE, EMAIL_PATTERN } from '../../api/schemas/email-pattern.js';
import type { Contact, ContactChange, Profile, ProfileChange } from '../../api/schemas/storefront/profile.js';
import { orNotFound, toRefusal } from '../billing/platform-errors.js';
import type { AccountInfo, AuthorizedRequest, GatewayContext, OperationHandler } from '../context.js';
import { canonicalJson } from '../../api/canonical-json.js';
import type { EventOutcome } from '../events/recorder.js';
import { accountLockName, withLocks, withSharedLocks } from '../locks.js';
import { checkCountry } from '../offers/choose-plans.js';
import { isLanguage } from '../offers/texts.js';
import { toContactUpdates, splitContactRoles, createContacts } from '../profile/contacts.js';
import { withFieldRefusals, toProfileField } from '../purchase/field-refusals.js';
import { normalizeEmail, toVatId } from '../purchase/order-body.js';
import { notFound, Refusal, invalidFields } from '../refusal.js';
import { reportChanges, type AppliedChange } from '../security-events.js';
import { requireFreshSignIn } from '../sensitive-changes.js';
import { profileView } from '../views/account.js';
import { omitEmpty } from '../views/omit-empty.js';
import { sessionAccount } from './account.js';
import { checkEmailIsNew, emailLockName } from '../purchase/check-email.js';

/** Reads an account and its profile. */
export async function readProfile({ billing }: GatewayContext, { number }: AccountInfo): Promise<{ account: Account; profile: Profile }> {
  const [account, methods] = await Promise.all([
    orNotFound(billing.call(getAccount, { 'account-key': number })),
    orNotFound(billing.call(listAccountPaymentMethods, { 'account-key': number })),
  ]);
  if (account.basicInfo.accountNumber !== number) throw notFound();
  return { account, profile: await profileView(account, methods) };
}

/** Returns name, contacts, company and payment method of the session's account. */
export const showProfile: OperationHandler<Record<string, never>, Profile> = async (context, { principal }) => {
  const { profile } = await readProfile(context, await sessionAccount(context, principal));
  return { body: profile };
};

/** Contact as the profile shows it after the update. */
function toContactView({ email, ...rest }: ContactChange): Contact {
  const { firstName, lastName, ...others } = rest;
  return { firstName, lastName, ...omitEmpty({ ...others, email: email && normalizeEmail(email) }) };
}

/** True if the profile already has all requested values, for example because the response to the first attempt was lost. */
export function isAlreadyApplied(
  profile: Profile,
  { billTo, soldTo, shipTo, company, taxId, purchaseOrderNumber, language }: ProfileChange,
): boolean {
  const contacts = { billTo, soldTo, shipTo };
  const texts = { company, taxId: taxId && toVatId(taxId), purchaseOrderNumber, language };
  const isSameContact = (name: keyof typeof contacts): boolean => {
    const requested = contacts[name];
    // The profile contains a delivery contact only if it differs from the other contacts.
    const now = profile[name] ?? (name === 'shipTo' ? (profile.soldTo ?? profile.billTo) : undefined);
    return requested === undefined || canonicalJson(toContactView(requested)) === canonicalJson(now);
  };
  const isSameText = (name: keyof typeof texts): boolean => texts[name] === undefined || texts[name] === (profile[name] ?? '');
  return (
    isSameContact('billTo') &&
    isSameContact('soldTo') &&
    isSameContact('shipTo') &&
    (['company', 'taxId', 'purchaseOrderNumber', 'language'] as const).every(isSameText)
  );
}

/** Requested changes that are sensitive and differ from the profile. */
function sensitiveChanges({ billTo, taxId = '' }: Profile, change: ProfileChange): AppliedChange[] {
  const email = change.billTo?.email;
  const notify = billTo?.email;
  const newEmail = email !== undefined && normalizeEmail(email) !== normalizeEmail(notify ?? '') ? [normalizeEmail(email)] : [];
  return [
    ...newEmail.map((address) => ({ kind: 'billing-email' as const, email: address, notify })),
    ...(change.taxId !== undefined && toVatId(change.taxId) !== taxId ? [{ kind: 'tax-id' as const, notify }] : []),
  ];
}

/**
 * Checks a profile update.
 * @throws {Refusal} 422 naming each invalid field; 409 if the email address belongs to another account
 */
async function checkProfileChange(
  context: GatewayContext,
  { caller }: AuthorizedRequest<ProfileChange>,
  account: AccountInfo,
  profile: Profile,
  change: ProfileChange,
): Promise<void> {
  const roles = (['billTo', 'soldTo', 'shipTo'] as const).flatMap((name) => (change[name] ? [{ name, contact: change[name] }] : []));
  const problems = roles.flatMap(({ name, contact: { email } }) => {
    const field = `${name}.email`;
    if (email === undefined)
      return name === 'billTo' ? [{ field, code: 'missing', message: 'is missing; invoices are sent to this address' }] : [];
    return EMAIL_PATTERN.test(email) ? [] : [{ field, code: 'invalid-format', message: EMAIL_MESSAGE }];
  });
  if (change.language !== undefined && change.language !== '' && !isLanguage(change.language)) {
    problems.push({ field: 'language', code: 'invalid-format', message: 'must be a BCP 47 language tag such as de-AT' });
  }
  if (problems.length > 0) throw invalidFields(problems);
  const sellableCatalog = await context.sellableCatalog();
  for (const { name, contact } of roles) {
    // An unchanged country is accepted, even if the tenant no longer sells to it.
    if (contact.country !== profile[name]?.country) checkCountry(sellableCatalog, contact.country, `${name}.country`);
  }
  const email = change.billTo?.email;
  if (email === undefined || normalizeEmail(email) === normalizeEmail(profile.billTo?.email ?? '')) return;
  await context.limiter.consumeOnce('accountChecks', caller, normalizeEmail(email));
  await checkEmailIsNew(context, email, 'billTo.email', { accountId: account.id });
}

/** Converts a profile change into fields of the account update. */
function toAccountUpdates(account: Account, profile: Profile, change: ProfileChange): Omit<UpdateAccountRequest, 'account-key'> {
  const { taxId, purchaseOrderNumber, language } = change;
  const company = change.company ?? profile.company ?? '';
  const person = change.billTo ?? profile.billTo;
  const name = company !== '' || !person ? company : `${person.firstName} ${person.lastName}`.trim();
  return {
    ...(name === '' || name === account.basicInfo.name ? {} : { name }),
    // Sends all tax fields, because the platform may replace them as a whole.
    ...(taxId === undefined ? {} : { taxInfo: { ...account.taxInfo, VATId: toVatId(taxId) } }),
    ...(purchaseOrderNumber === undefined ? {} : { purchaseOrderNumber }),
    ...(language === undefined ? {} : { StorefrontLanguage__c: language }),
  };
}

/** Sends an update to the platform. */
async function applyProfileChange(
  context: GatewayContext,
  accountInfo: AccountInfo,
  { account, profile, input, upstreamKey }: { account: Account; profile: Profile; input: ProfileChange; upstreamKey: string },
): Promise<void> {
  const { created, changed } = splitContactRoles(account, input);
  await createContacts(context, accountInfo, { change: input, roles: created, upstreamKey });
  const changes = { ...toAccountUpdates(account, profile, input), ...toContactUpdates(input, changed) };
  if (Object.keys(changes).length === 0) return;
  await withFieldRefusals(toProfileField, () => context.billing.call(updateAccount, { 'account-key': accountInfo.number, ...changes }));
}

/** Event of a profile change. */
export function toProfileOutcome(accountNumber: string, change: ProfileChange, reference: string): EventOutcome {
  const { version: _, ...parts } = change;
  return { data: { kind: 'profile-change', accountNumber, fields: Object.keys(parts) }, reference };
}

/** Updates the given fields of the session's account. */
export const updateProfile: OperationHandler<ProfileChange, Profile> = async (context, request) => {
  const { input, upstreamKey, mutationId } = request;
  const accountInfo = await sessionAccount(context, request.principal);
  const lock = await accountLockName(context.tenant, accountInfo.number);
  return withLocks(context, [lock], async (context) => {
    const { account, profile } = await readProfile(context, accountInfo);
    if (isAlreadyApplied(profile, input)) return { body: profile };
    if (profile.version !== input.version) {
      const message = 'The profile has changed since it was read. Show the current profile and ask the customer to confirm again.';
      throw new Refusal({ status: 409, type: 'conflict', code: 'profile-changed', message, data: profile });
    }
    await checkProfileChange(context, request, accountInfo, profile, input);
    const sensitive = sensitiveChanges(profile, input);
    requireFreshSignIn(
      context,
      request.principal,
      sensitive.map(({ kind }) => kind),
    );
    const expected = { kind: 'profile-change' as const, reference: mutationId };
    await context.events.expect({ ...expected, accountNumber: accountInfo.number, change: input, sensitive });
    const newEmails = sensitive.flatMap((change) => (change.kind === 'billing-email' ? [change.email] : []));
    const emailLocks = await Promise.all(newEmails.map((email) => emailLockName(context.tenant, email)));
    try {
      await withSharedLocks(context, emailLocks, async (context) => {
        for (const email of newEmails) await checkEmailIsNew(context, email, 'billTo.email', { accountId: accountInfo.id });
        await applyProfileChange(context, accountInfo, { account, profile, input, upstreamKey });
      });
    } catch (error) {
      if (toRefusal(error).definite) await context.events.drop(expected);
      throw error;
    }
    const others = [toProfileOutcome(accountInfo.number, input, mutationId)];
    await reportChanges(context, accountInfo, { changes: sensitive, others, fulfills: expected });
    return { body: (await readProfile(context, accountInfo)).profile };
  });
};
