import type {
  GetAccountResponse as Account,
  ListAccountPaymentMethodsResponse as AccountPaymentMethods,
} from '../../generated/api/schemas/accounts.js';
import type { AccountContact } from '../../generated/api/schemas/shared.js';
import type { Contact, Profile } from '../../api/schemas/storefront/profile.js';
import { canonicalJson } from '../../api/canonical-json.js';
import { sha256Hex } from '../digest.js';
import { toMoney } from '../money.js';
import { defaultMethod, methodSummary } from './payment-method.js';
import { omitEmpty } from './omit-empty.js';

function contactView(contact: AccountContact): Contact {
  const { address1, address2, city, state, country, workPhone: phone } = contact;
  return {
    firstName: contact.firstName ?? '',
    lastName: contact.lastName ?? '',
    ...omitEmpty({ email: contact.workEmail, phone, address1, address2, city, state, postalCode: contact.zipCode, country }),
  };
}

/** Company name of the account. Undefined for a private individual, whose account has the name of its contact. */
export function companyOf({ basicInfo, billToContact }: Account): string | undefined {
  const { firstName = '', lastName = '' } = billToContact ?? {};
  return basicInfo.name === `${firstName} ${lastName}`.trim() ? undefined : basicInfo.name;
}

/** Delivery contact, if it differs from the other contacts. */
function shipToOf({ billToContact, soldToContact, shipToContact }: Account): Contact | undefined {
  const same = [billToContact, soldToContact].some((other) => other?.id !== undefined && other.id === shipToContact?.id);
  return shipToContact && !same ? contactView(shipToContact) : undefined;
}

/** Part of the profile that the account's owner may change. */
type EditableProfile = Omit<Profile, 'accountNumber' | 'name' | 'currency' | 'balance' | 'paymentMethod' | 'version'>;

function toEditableProfile(account: Account): EditableProfile {
  const { billToContact, soldToContact, basicInfo, taxInfo } = account;
  const language = basicInfo['StorefrontLanguage__c'];
  return omitEmpty({
    billTo: billToContact && contactView(billToContact),
    soldTo: soldToContact && contactView(soldToContact),
    shipTo: shipToOf(account),
    company: companyOf(account),
    taxId: taxInfo?.VATId,
    purchaseOrderNumber: basicInfo.purchaseOrderNumber,
    language: typeof language === 'string' ? language : undefined,
  });
}

export async function profileView(account: Account, methods: AccountPaymentMethods): Promise<Profile> {
  const { currency, defaultPaymentMethodId } = account.billingAndPayment;
  const defaultPaymentMethod = defaultMethod(methods, defaultPaymentMethodId);
  const editable = toEditableProfile(account);
  return {
    accountNumber: account.basicInfo.accountNumber,
    name: account.basicInfo.name,
    currency,
    balance: toMoney(account.metrics.balance, currency),
    ...editable,
    ...(defaultPaymentMethod ? { paymentMethod: methodSummary(defaultPaymentMethod) } : {}),
    version: (await sha256Hex('profile', canonicalJson(editable))).slice(0, 32),
  };
}
