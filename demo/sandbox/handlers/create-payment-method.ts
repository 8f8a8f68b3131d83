import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import {
  createPaymentMethodACHInput,
  createPaymentMethodBacsInput,
  createPaymentMethodCreditCardInput,
  createPaymentMethodSEPAInput,
} from '../../../src/generated/api/schemas/shared.js';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { Validator } from '../../../src/api/schemas/validator.js';
import type { CallContext, Engine, WireBody } from '../context.js';
import { lockAccount } from '../engine/accounts.js';
import { storeMethod, type NewPaymentMethod } from '../engine/payment-methods/stored-methods.js';
import { BillingError, billingError, invalidValue, missingField } from '../errors.js';
import { partialEndpoint, type Endpoint } from '../http/endpoint.js';
import { narrowInput } from '../http/input.js';
import {
  OTHER_TYPES,
  newAchFields,
  newBacsFields,
  newCardFields,
  newMethodFields,
  newOtherFields,
  newSepaFields,
  type SentCard,
} from '../supported/payment-methods.js';
import { parseAch, parseBacs, parseCard, parseOther, parseSentCard, parseSepa } from './payment-method-input.js';

interface OwnerFields {
  accountKey?: string;
  makeDefault?: boolean;
  skipValidation?: boolean;
}

/** Stores a payment method with or without an account. */
async function storePaymentMethod(values: NewPaymentMethod, fields: OwnerFields, call: CallContext): Promise<WireBody> {
  const account = fields.accountKey === undefined ? undefined : await lockAccount(call.tx, fields.accountKey);
  if (!account && fields.makeDefault === true) {
    throw billingError('payment-methods', 'rule', "'makeDefault' requires 'accountKey'.");
  }
  const method = await storeMethod(call, values, { account, makeDefault: fields.makeDefault === true });
  return { success: true, id: method.id };
}

/** A type of payment method. */
interface MethodType {
  endpoint: Endpoint;
  /** Reads a payment method that is part of another request. */
  read: (fields: Record<string, unknown>, engine: Engine) => NewPaymentMethod;
}

/** Defines a type of payment method. Errors only name fields of that type. */
function methodType<Fields extends OwnerFields>(
  request: Validator<unknown>,
  supported: Schema<Fields>,
  read: (fields: Fields, engine: Engine) => NewPaymentMethod,
): MethodType {
  return {
    endpoint: partialEndpoint({ ...rows.createPaymentMethod, request }, 'payment-methods', supported, (fields, call) =>
      storePaymentMethod(read(fields, call), fields, call),
    ),
    read: (fields, engine) => read(narrowInput(supported, 'payment-methods', fields), engine),
  };
}

const types: Readonly<Record<string, MethodType>> = {
  CreditCard: methodType(createPaymentMethodCreditCardInput, newCardFields, parseCard),
  ACH: methodType(createPaymentMethodACHInput, newAchFields, parseAch),
  SEPA: methodType(createPaymentMethodSEPAInput, newSepaFields, parseSepa),
  Bacs: methodType(createPaymentMethodBacsInput, newBacsFields, parseBacs),
  ...Object.fromEntries(OTHER_TYPES.map((type) => [type, methodType(rows.createPaymentMethod.request, newOtherFields, parseOther)])),
};

function typeOf({ type }: Record<string, unknown>): MethodType {
  if (type === undefined) throw missingField('payment-methods', 'type');
  const found = typeof type === 'string' && Object.hasOwn(types, type) ? types[type] : undefined;
  if (found) return found;
  throw invalidValue('payment-methods', 'type', `must be ${Object.keys(types).join(' or ')}`);
}

/** Payment method of a new account in a request. At most one of the fields may be set. */
interface SentMethod {
  hpmCreditCardPaymentMethodId?: string;
  creditCard?: SentCard;
  paymentMethod?: object;
}

/** Reads a payment method. Errors name its path in the request. */
function readSentMethod({ creditCard, paymentMethod }: SentMethod, at: string, engine: Engine): NewPaymentMethod {
  if (creditCard) return parseSentCard(creditCard, engine, `${at}creditCard.`);
  try {
    const fields = { ...paymentMethod };
    return typeOf(fields).read(fields, engine);
  } catch (error) {
    if (!(error instanceof BillingError)) throw error;
    // The first quoted word of a message is the field.
    const reasons = error.reasons.map(({ code, message }) => ({ code, message: message.replace("'", `'${at}paymentMethod.`) }));
    throw new BillingError(error.resource, reasons, error.status);
  }
}

/**
 * Stores the payment method of a new account without an owner, and returns its id. Undefined if the request has none.
 *
 * @param at path of the account in the request: empty, or ending with a dot
 */
export async function storeSentMethod(sent: SentMethod, at: string, engine: Engine): Promise<string | undefined> {
  const { hpmCreditCardPaymentMethodId, creditCard, paymentMethod } = sent;
  const names = Object.entries({ hpmCreditCardPaymentMethodId, creditCard, paymentMethod }).flatMap(([name, value]) =>
    value === undefined ? [] : `'${at}${name}'`,
  );
  if (names.length > 1) throw billingError('payment-methods', 'rule', `${names.join(' and ')}: set only one of them.`);
  if (!creditCard && !paymentMethod) return hpmCreditCardPaymentMethodId;
  return (await storeMethod(engine, readSentMethod(sent, at, engine), { account: undefined, makeDefault: false })).id;
}

/** `POST /v1/payment-methods`. */
export const createPaymentMethod: Endpoint = {
  row: rows.createPaymentMethod,
  resource: 'payment-methods',
  supported: newMethodFields,
  prepare: (fields, unknownFields) => typeOf(fields).endpoint.prepare(fields, unknownFields),
};
