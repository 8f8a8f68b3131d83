import * as z from 'zod';
import { newMethod } from '../../../support/sandbox-orders.js';
import type { ExamplesOf } from './example.js';

const created = z.object({ accountId: z.string(), billToContactId: z.string() });
const withId = z.object({ id: z.string() });

/** A test card for `POST /v1/payment-methods`. */
export const CARD = {
  type: 'CreditCard',
  cardNumber: '4242424242424242',
  cardType: 'Visa',
  expirationMonth: 12,
  expirationYear: 2035,
  securityCode: '123',
  cardHolderInfo: { cardHolderName: 'Ada Byron', addressLine1: '1 Mill Lane', city: 'London', country: 'GB', zipCode: 'N1 9GU' },
} as const;

/** Examples of the account, contact and payment method operations. */
export const accountExamples: ExamplesOf = async (started) => {
  const account = {
    name: 'Ada Byron',
    currency: 'USD',
    billToContact: { firstName: 'Ada', lastName: 'Byron', workEmail: 'ada@example.com' },
  };
  const owner = created.parse((await started.call('/v1/accounts', { json: { ...account, accountNumber: 'A-owner' } })).body);
  await started.call('/v1/accounts', { json: { ...account, accountNumber: 'A-empty' } });
  const contact = { accountNumber: 'A-owner', firstName: 'Grace', lastName: 'Hopper', workEmail: 'grace@example.com', country: 'US' };
  const contactId = withId.parse((await started.call('/v1/contacts', { json: contact })).body).id;
  const spareContact = withId.parse((await started.call('/v1/contacts', { json: contact })).body).id;
  const store = async (fields: object) =>
    withId.parse((await started.call('/v1/payment-methods', { json: { ...CARD, ...fields } })).body).id;
  const method = await store({ accountKey: 'A-owner', makeDefault: true });
  const spareMethod = await store({ accountKey: 'A-owner' });
  const oldMethod = await newMethod(started);
  const missing = { category: 40, names: 'nobody' };
  return {
    updateAccount: {
      good: {
        path: '/v1/accounts/A-owner',
        json: { notes: 'VIP', batch: 'Batch2', StorefrontLanguage__c: 'de', shipToContactId: contactId, taxInfo: { VATId: 'DE123' } },
      },
      bad: {
        path: '/v1/accounts/A-owner',
        json: { defaultPaymentMethodId: 'f'.repeat(32) },
        category: 20,
        names: 'defaultPaymentMethodId',
      },
    },
    getDefaultPaymentMethod: {
      good: { path: '/v1/accounts/A-owner/payment-methods/default' },
      bad: { path: '/v1/accounts/nobody/payment-methods/default', ...missing },
    },
    createContact: {
      good: { path: '/v1/contacts', json: { ...contact, contactDescription: 'Head of mathematics', Level__c: 3 } },
      bad: { path: '/v1/contacts', json: { firstName: 'Grace', lastName: 'Hopper' }, category: 22, names: 'accountId' },
    },
    getContact: {
      good: { path: `/v1/contacts/${contactId}` },
      bad: { path: '/v1/contacts/nobody', ...missing },
    },
    updateContact: {
      good: { path: `/v1/contacts/${contactId}`, json: { mobilePhone: '+1 555 0100', asSoldTo: true } },
      bad: { path: `/v1/contacts/${owner.billToContactId}`, json: { asBillTo: false }, category: 30, names: 'asBillTo' },
    },
    scrubContact: {
      good: { path: `/v1/contacts/${contactId}/scrub`, json: {} },
      bad: { path: '/v1/contacts/nobody/scrub', json: {}, ...missing },
    },
    deleteContact: {
      good: { path: `/v1/contacts/${spareContact}` },
      bad: { path: `/v1/contacts/${owner.billToContactId}`, category: 30, names: owner.billToContactId },
    },
    createPaymentMethod: {
      good: {
        path: '/v1/payment-methods',
        json: {
          type: 'SEPA',
          IBAN: 'DE89 3704 0044 0532 0130 00',
          accountHolderInfo: { accountHolderName: 'Ada Byron', country: 'DE' },
          mandateInfo: { mandateId: 'M-1' },
          accountKey: 'A-owner',
        },
      },
      bad: { path: '/v1/payment-methods', json: { ...CARD, cardNumber: '4111111111111111' }, category: 20, names: 'cardNumber' },
    },
    createCreditCard: {
      good: {
        path: '/v1/payment-methods/credit-cards',
        json: {
          creditCardNumber: '5555555555554444',
          creditCardType: 'MasterCard',
          expirationMonth: 1,
          expirationYear: 2034,
          cardHolderInfo: { cardHolderName: 'Ada Byron' },
          accountKey: 'A-owner',
        },
      },
      bad: {
        path: '/v1/payment-methods/credit-cards',
        json: {
          creditCardNumber: '5555555555554444',
          creditCardType: 'Visa',
          expirationMonth: 1,
          expirationYear: 2034,
          cardHolderInfo: { cardHolderName: 'Ada Byron' },
        },
        category: 20,
        names: 'creditCardType',
      },
    },
    listCreditCards: {
      good: { path: '/v1/payment-methods/credit-cards/accounts/A-owner?pageSize=2' },
      bad: { path: '/v1/payment-methods/credit-cards/accounts/nobody', ...missing },
    },
    updatePaymentMethod: {
      good: {
        path: `/v1/payment-methods/${method}`,
        json: { expirationYear: 2036, accountHolderInfo: { city: 'Paris' }, maxConsecutivePaymentFailures: 3 },
      },
      bad: { path: `/v1/payment-methods/${method}`, json: { expirationYear: 2001 }, category: 20, names: 'expirationYear' },
    },
    verifyPaymentMethod: {
      good: { path: `/v1/payment-methods/${method}/verify`, json: { securityCode: '123' } },
      bad: { path: '/v1/payment-methods/nobody/verify', json: {}, ...missing },
    },
    deletePaymentMethod: {
      good: { path: `/v1/payment-methods/${spareMethod}` },
      bad: { path: `/v1/payment-methods/${method}`, category: 30, names: method },
    },
    scrubPaymentMethod: {
      good: { path: `/v1/payment-methods/${oldMethod}/scrub`, json: {} },
      bad: { path: '/v1/payment-methods/nobody/scrub', json: {}, ...missing },
    },
    deleteAccount: {
      good: { path: '/v1/accounts/A-empty' },
      bad: { path: '/v1/accounts/nobody', ...missing },
    },
  };
};
