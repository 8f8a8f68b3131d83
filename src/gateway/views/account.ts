import type {
  GetAccountResponse as Account,
  ListAccountPaymentMethodsResponse as AccountPaymentMethods,
} from '../../api/schemas/billing/generated/accounts.js';
import type { AccountContact } from '../../api/schemas/billing/generated/shared.js';
import type { Contact, Profile } from '../../api/schemas/storefront/profile.js';
import { toMoney } from '../money.js';
import { defaultMethod, methodSummary } from './payment-method.js';
import { present } from './present.js';

function contactView(contact: AccountContact): Contact {
  const { address1, address2, city, state, country } = contact;
  return {
    firstName: contact.firstName ?? '',
    lastName: contact.lastName ?? '',
    ...present({ email: contact.workEmail, address1, address2, city, state, postalCode: contact.zipCode, country }),
  };
}

export function profileView(account: Account, methods: AccountPaymentMethods): Profile {
  const { currency, defaultPaymentMethodId } = account.billingAndPayment;
  const paying = defaultMethod(methods, defaultPaymentMethodId);
  return {
    accountNumber: account.basicInfo.accountNumber,
    name: account.basicInfo.name,
    currency,
    balance: toMoney(account.metrics.balance, currency),
    ...(account.billToContact ? { billTo: contactView(account.billToContact) } : {}),
    ...(account.soldToContact ? { soldTo: contactView(account.soldToContact) } : {}),
    ...(paying ? { paymentMethod: methodSummary(paying) } : {}),
  };
}
