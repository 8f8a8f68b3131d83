import type {
  GetAccountResponse as Account,
  ListAccountPaymentMethodsResponse as AccountPaymentMethods,
} from '../../generated/api/schemas/accounts.js';
import type { AccountContact } from '../../generated/api/schemas/shared.js';
import type { Contact, Profile } from '../../api/schemas/storefront/profile.js';
import { canonicalJson, sha256Hex } from '../digest.js';
import { toMoney } from '../money.js';
import { defaultMethod, methodSummary } from './payment-method.js';
import { omitEmpty } from './omit-empty.js';

export function contactView(contact: AccountContact): Contact {
  const { address1, address2, city, state, country, workPhone: phone } = contact;
  return {
    firstName: contact.firstName ?? '',
    lastName: contact.lastName ?? '',
    ...omitEmpty({ email: contact.workEmail, phone, address1, address2, city, state, postalCode: contact.zipCode, country }),
  };
}

/** The account's name where it is not the person's: a person's account has no other. */
export function companyOf({ basicInfo, billToContact }: Account): string | undefined {
  const { firstName = '', lastName = '' } = billToContact ?? {};
  return basicInfo.name === `${firstName} ${lastName}`.trim() ? undefined : basicInfo.name;
}

/** Who the goods go to, where that is said by a contact of its own. */
function shipToOf({ billToContact, soldToContact, shipToContact }: Account): Contact | undefined {
  const same = [billToContact, soldToContact].some((other) => other?.id !== undefined && other.id === shipToContact?.id);
  return shipToContact && !same ? contactView(shipToContact) : undefined;
}

/** What of an account its owner may change. */
type Changeable = Omit<Profile, 'accountNumber' | 'name' | 'currency' | 'balance' | 'paymentMethod' | 'version'>;

function changeableOf(account: Account): Changeable {
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
  const paying = defaultMethod(methods, defaultPaymentMethodId);
  const changeable = changeableOf(account);
  return {
    accountNumber: account.basicInfo.accountNumber,
    name: account.basicInfo.name,
    currency,
    balance: toMoney(account.metrics.balance, currency),
    ...changeable,
    ...(paying ? { paymentMethod: methodSummary(paying) } : {}),
    version: (await sha256Hex('profile', canonicalJson(changeable))).slice(0, 32),
  };
}
