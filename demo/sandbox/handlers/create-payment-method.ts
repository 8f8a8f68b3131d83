import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import {
  createPaymentMethodACHInput,
  createPaymentMethodBacsInput,
  createPaymentMethodCreditCardInput,
  createPaymentMethodSEPAInput,
} from '../../../src/generated/api/schemas/shared.js';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { Call, WireBody } from '../context.js';
import { lockAccount } from '../engine/accounts.js';
import { storeMethod, type NewPaymentMethod } from '../engine/payment-methods/stored-methods.js';
import { billingError, missingField } from '../errors.js';
import { partialEndpoint, type Endpoint } from '../http/endpoint.js';
import { newAchFields, newBacsFields, newCardFields, newSepaFields } from '../supported/payment-methods.js';
import { parseAch, parseBacs, parseCard, parseSepa } from './payment-method-input.js';

interface OwnerFields {
  accountKey?: string;
  makeDefault?: boolean;
  skipValidation?: boolean;
}

/** Stores a payment method with or without an account. */
async function storePaymentMethod(values: NewPaymentMethod, fields: OwnerFields, call: Call): Promise<WireBody> {
  const account = fields.accountKey === undefined ? undefined : await lockAccount(call.tx, fields.accountKey);
  if (!account && fields.makeDefault === true) {
    throw billingError('payment-methods', 'rule', "'makeDefault' requires 'accountKey'.");
  }
  const method = await storeMethod(call, values, { account, makeDefault: fields.makeDefault === true });
  return { success: true, id: method.id };
}

/** Creates an endpoint for one type of payment method. Errors only name fields of that type. */
function endpointOfType<Fields extends OwnerFields>(
  request: Schema<unknown>,
  supported: Schema<Fields>,
  read: (fields: Fields, call: Call) => NewPaymentMethod,
): Endpoint {
  return partialEndpoint({ ...rows.createPaymentMethod, request }, 'payment-methods', supported, (fields, call) =>
    storePaymentMethod(read(fields, call), fields, call),
  );
}

const kinds: Readonly<Record<string, Endpoint>> = {
  CreditCard: endpointOfType(createPaymentMethodCreditCardInput, newCardFields, parseCard),
  ACH: endpointOfType(createPaymentMethodACHInput, newAchFields, parseAch),
  SEPA: endpointOfType(createPaymentMethodSEPAInput, newSepaFields, parseSepa),
  Bacs: endpointOfType(createPaymentMethodBacsInput, newBacsFields, parseBacs),
};

/** `POST /v1/payment-methods`. */
export const createPaymentMethod: Endpoint = {
  row: rows.createPaymentMethod,
  resource: 'payment-methods',
  prepare(fields) {
    const { type } = fields;
    if (type === undefined) throw missingField('payment-methods', 'type');
    const found = typeof type === 'string' && Object.hasOwn(kinds, type) ? kinds[type] : undefined;
    if (found) return found.prepare(fields);
    throw billingError('payment-methods', 'rule', `'type' must be ${Object.keys(kinds).join(' or ')} in this sandbox.`);
  },
};
