import { getAccount, listAccountPaymentMethods, updateAccount } from '../../generated/api/operations/accounts.js';
import type { GetAccountResponse as Account, UpdateAccountRequest } from '../../generated/api/schemas/accounts.js';
import type { Contact, ContactChange, Profile, ProfileChange } from '../../api/schemas/storefront/profile.js';
import { orNotFound } from '../billing/problems.js';
import type { AccountInfo, AuthorizedRequest, GatewayContext, OperationHandler } from '../context.js';
import { canonicalJson } from '../digest.js';
import { accountLockName, withLocks } from '../idempotency.js';
import { consumeLimit } from '../limits.js';
import { checkCountry } from '../offers/choose.js';
import { isLanguage } from '../offers/texts.js';
import { contactChanges, contactPlan, makeContacts } from '../profile/contacts.js';
import { atFields, inProfile } from '../purchase/field-refusals.js';
import { emailKey, vatId } from '../purchase/order-body.js';
import { notFound, Refusal, invalidFields } from '../refusal.js';
import { profileView } from '../views/account.js';
import { omitEmpty } from '../views/omit-empty.js';
import { ownAccount } from './account.js';
import { checkEmailIsNew } from './checks.js';

async function read({ billing }: GatewayContext, { number }: AccountInfo): Promise<{ account: Account; profile: Profile }> {
  const [account, methods] = await Promise.all([
    orNotFound(billing.call(getAccount, { 'account-key': number })),
    orNotFound(billing.call(listAccountPaymentMethods, { 'account-key': number })),
  ]);
  if (account.basicInfo.accountNumber !== number) throw notFound();
  return { account, profile: await profileView(account, methods) };
}

/** Name, contacts, company and the method that pays. */
export const showProfile: OperationHandler<Record<string, never>, Profile> = async (context, { principal }) => {
  const { profile } = await read(context, await ownAccount(context, principal));
  return { body: profile };
};

/** A contact as it looks once it is changed. */
function asShown({ email, ...rest }: ContactChange): Contact {
  const { firstName, lastName, ...others } = rest;
  return { firstName, lastName, ...omitEmpty({ ...others, email: email && emailKey(email) }) };
}

/** True if everything that is asked for is so already: it was done, and the answer was lost. */
function isDone(profile: Profile, { billTo, soldTo, shipTo, company, taxId, purchaseOrderNumber, language }: ProfileChange): boolean {
  const contacts = { billTo, soldTo, shipTo };
  const texts = { company, taxId: taxId && vatId(taxId), purchaseOrderNumber, language };
  const same = (name: keyof typeof contacts): boolean => {
    const wanted = contacts[name];
    // Where is delivered is shown only if it is elsewhere.
    const now = profile[name] ?? (name === 'shipTo' ? (profile.soldTo ?? profile.billTo) : undefined);
    return wanted === undefined || canonicalJson(asShown(wanted)) === canonicalJson(now);
  };
  const sameText = (name: keyof typeof texts): boolean => texts[name] === undefined || texts[name] === (profile[name] ?? '');
  return (
    same('billTo') && same('soldTo') && same('shipTo') && (['company', 'taxId', 'purchaseOrderNumber', 'language'] as const).every(sameText)
  );
}

const EMAIL = /^[^\s@<>()[\],;:"]+@[^\s@.<>()[\],;:"]+(?:\.[^\s@.<>()[\],;:"]+)+$/;

/** @throws {Refusal} 422 naming each field that cannot be as it is wished; 409 for an e-mail address of somebody else */
async function check(
  context: GatewayContext,
  { caller }: AuthorizedRequest<ProfileChange>,
  account: AccountInfo,
  profile: Profile,
  change: ProfileChange,
): Promise<void> {
  const roles = (['billTo', 'soldTo', 'shipTo'] as const).flatMap((name) => (change[name] ? [{ name, contact: change[name] }] : []));
  const problems = roles.flatMap(({ name, contact: { email } }) => {
    const field = `${name}.email`;
    if (email === undefined) return name === 'billTo' ? [{ field, code: 'missing', message: 'is missing: the invoices go there' }] : [];
    return EMAIL.test(email) ? [] : [{ field, code: 'invalid-format', message: 'must be an e-mail address such as name@example.com' }];
  });
  if (change.language !== undefined && change.language !== '' && !isLanguage(change.language)) {
    problems.push({ field: 'language', code: 'invalid-format', message: 'must be a BCP 47 language tag such as de-AT' });
  }
  if (problems.length > 0) throw invalidFields(problems);
  const sellableCatalog = await context.sellableCatalog();
  for (const { name, contact } of roles) {
    // One that stays may be from before the tenant sold to fewer countries.
    if (contact.country !== profile[name]?.country) checkCountry(sellableCatalog, contact.country, `${name}.country`);
  }
  const email = change.billTo?.email;
  if (email === undefined || emailKey(email) === emailKey(profile.billTo?.email ?? '')) return;
  await consumeLimit(context.store, 'accountChecks', context.limits.accountChecks, caller.limitKey);
  await checkEmailIsNew(context, email, 'billTo.email', account.id);
}

/** What the platform is asked to change of the account itself. */
function accountChanges(account: Account, profile: Profile, change: ProfileChange): Omit<UpdateAccountRequest, 'account-key'> {
  const { taxId, purchaseOrderNumber, language } = change;
  const company = change.company ?? profile.company ?? '';
  const person = change.billTo ?? profile.billTo;
  const name = company !== '' || !person ? company : `${person.firstName} ${person.lastName}`.trim();
  return {
    ...(name === '' || name === account.basicInfo.name ? {} : { name }),
    // The platform may take what is said of taxes as a whole.
    ...(taxId === undefined ? {} : { taxInfo: { ...account.taxInfo, VATId: vatId(taxId) } }),
    ...(purchaseOrderNumber === undefined ? {} : { purchaseOrderNumber }),
    ...(language === undefined ? {} : { StorefrontLanguage__c: language }),
  };
}

/** Changes what is given of the session's account, and nothing else. */
export const changeProfile: OperationHandler<ProfileChange, Profile> = async (context, request) => {
  const { input, upstreamKey } = request;
  const own = await ownAccount(context, request.principal);
  const lock = await accountLockName(context.tenant, own.number);
  return withLocks(context.store, [lock], async () => {
    const { account, profile } = await read(context, own);
    if (isDone(profile, input)) return { body: profile };
    if (profile.version !== input.version) {
      const message = 'The profile was changed meanwhile. Show it as it is now and ask again.';
      throw new Refusal({ status: 409, type: 'conflict', code: 'profile-changed', message, data: profile });
    }
    await check(context, request, own, profile, input);
    const { made, changed } = contactPlan(account, input);
    await makeContacts(context, own, { change: input, roles: made, upstreamKey });
    const changes = { ...accountChanges(account, profile, input), ...contactChanges(input, changed) };
    if (Object.keys(changes).length > 0) {
      await atFields(inProfile, () => context.billing.call(updateAccount, { 'account-key': own.number, ...changes }));
    }
    return { body: (await read(context, own)).profile };
  });
};
