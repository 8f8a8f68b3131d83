import * as z from 'zod';
import type { StartedSandbox } from '../support/sandbox.js';
import { readSubscription } from '../support/sandbox-changes.js';
import { catalogId, parseKind } from './golden-catalog.js';
import type { GoldenCase, GoldenCharge } from './golden-cases.js';

interface OrderedAction {
  /** Letter of the subscription within its case. */
  subscription: string;
  isNew: boolean;
  action: object;
}

interface EventContext {
  started: StartedSandbox;
  testCase: GoldenCase;
  /** Order date. */
  date: string;
  /** Day on which the action takes effect, if that is not the order date. */
  effectiveDate?: string;
}

const subscriptionNumber = (testCase: GoldenCase, letter: string): string => `${testCase.key}-${letter}`;

function findCharge(testCase: GoldenCase, name: string): GoldenCharge {
  const found = testCase.charges.find(({ charge }) => charge === name);
  if (!found) throw new Error(`${testCase.title}: no charge ${name}`);
  return found;
}

const chargeId = (testCase: GoldenCase, name: string): string => catalogId(testCase.key, findCharge(testCase, name).plan, name);

function firstGroup(pattern: RegExp, text: string): string | undefined {
  return pattern.exec(text)?.[1];
}

function parseTerms(options: string) {
  const term = /term (\d+) (Day|Week|Month|Year)/.exec(options);
  const renewal = /renew(?:able)? (\d+) (Day|Week|Month|Year)/.exec(options);
  const autoRenew = options.includes('renew ');
  const evergreen = options.includes('renew evergreen');
  return {
    initialTerm: term ? { termType: 'TERMED', period: Number(term[1]), periodType: term[2] } : { termType: 'EVERGREEN' },
    autoRenew,
    ...(evergreen && { renewalSetting: 'RENEW_TO_EVERGREEN' }),
    ...(renewal && {
      renewalSetting: 'RENEW_WITH_SPECIFIC_TERM',
      renewalTerms: [{ period: Number(renewal[1]), periodType: renewal[2] }],
    }),
  };
}

function parsePlans(testCase: GoldenCase, names: string, options: string) {
  const start = /; ([^;]+) begins (\d{4}-\d\d-\d\d)/.exec(options);
  return names.split(', ').map((plan) => {
    const startedLater = start && findCharge(testCase, start[1] ?? '');
    return {
      productRatePlanId: catalogId(testCase.key, plan),
      ...(startedLater?.plan === plan && {
        chargeOverrides: [
          {
            productRatePlanChargeId: chargeId(testCase, startedLater.charge),
            startDate: { triggerEvent: 'SpecificDate', specificTriggerDate: start?.[2] },
          },
        ],
      }),
    };
  });
}

/** Returns the order field that contains the quantity of a charge, such as `recurringPerUnit`. */
function quantityField({ type, model }: { type: string; model: string }): string {
  return `${type === 'OneTime' ? 'oneTime' : 'recurring'}${model}`;
}

async function findRatePlanId({ started, testCase }: EventContext, letter: string, plan: string): Promise<string> {
  const { ratePlans } = await readSubscription(started, subscriptionNumber(testCase, letter));
  const found = ratePlans.find(({ productRatePlanId }) => productRatePlanId === catalogId(testCase.key, plan));
  if (!found) throw new Error(`${testCase.title}: subscription ${letter} has no plan ${plan}`);
  return found.id;
}

function actionDates({ date: orderDate, effectiveDate: date = orderDate }: EventContext, more: Record<string, string | undefined> = {}) {
  const dates = { ContractEffective: date, ServiceActivation: more['service'] ?? date, CustomerAcceptance: more['acceptance'] ?? date };
  return { triggerDates: Object.entries(dates).map(([name, triggerDate]) => ({ name, triggerDate })) };
}

function newSubscriptionAction(context: EventContext, letter: string, text: string): object {
  const [names = ''] = text.split('; ');
  const service = firstGroup(/; service (\S+?)(?:;|$)/, text);
  return {
    type: 'CreateSubscription',
    ...actionDates(context, { service, acceptance: firstGroup(/; acceptance (\S+?)(?:;|$)/, text) ?? service }),
    createSubscription: {
      subscriptionNumber: subscriptionNumber(context.testCase, letter),
      terms: parseTerms(text),
      subscribeToRatePlans: parsePlans(context.testCase, names, text),
      ...(text.includes('; separately') && { invoiceSeparately: true }),
    },
  };
}

async function changeQuantityAction(context: EventContext, letter: string, text: string): Promise<object> {
  const [name = '', quantity = ''] = text.split(' = ');
  const charge = findCharge(context.testCase, name);
  return {
    type: 'UpdateProduct',
    ...actionDates(context),
    updateProduct: {
      ratePlanId: await findRatePlanId(context, letter, charge.plan),
      chargeUpdates: [
        { productRatePlanChargeId: chargeId(context.testCase, name), pricing: { [quantityField(parseKind(charge))]: { quantity } } },
      ],
    },
  };
}

async function changePlanAction(context: EventContext, letter: string, text: string): Promise<object> {
  const [, from = '', to = '', atPeriodEnd] = /^(.+?) to ([^;]+)(; at end of billing period)?$/.exec(text) ?? [];
  return {
    type: 'ChangePlan',
    ...actionDates(context),
    changePlan: {
      ratePlanId: await findRatePlanId(context, letter, from),
      newProductRatePlan: { productRatePlanId: catalogId(context.testCase.key, to) },
      effectivePolicy: atPeriodEnd === undefined ? 'EffectiveImmediately' : 'EffectiveEndOfBillingPeriod',
    },
  };
}

function cancelAction(context: EventContext, rest: string): object {
  const day = firstGroup(/^on (\S+)$/, rest);
  if (rest !== '' && day === undefined && !['at end of term', 'at end of billed period'].includes(rest))
    throw new Error(`Unknown event: cancel ${rest}`);
  return {
    type: 'CancelSubscription',
    ...actionDates(context),
    cancelSubscription:
      rest === 'at end of term'
        ? { cancellationPolicy: 'EndOfCurrentTerm' }
        : rest === 'at end of billed period'
          ? { cancellationPolicy: 'EndOfLastInvoicePeriod' }
          : { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: day ?? context.date },
  };
}

async function orderAction(context: EventContext, verb: string, letter: string, rest: string): Promise<object> {
  const { date } = context;
  switch (verb) {
    case 'new':
      return newSubscriptionAction(context, letter, rest);
    case 'add':
      return { type: 'AddProduct', ...actionDates(context), addProduct: { productRatePlanId: catalogId(context.testCase.key, rest) } };
    case 'remove':
      return { type: 'RemoveProduct', ...actionDates(context), removeProduct: { ratePlanId: await findRatePlanId(context, letter, rest) } };
    case 'quantity':
      return changeQuantityAction(context, letter, rest);
    case 'change':
      return changePlanAction(context, letter, rest);
    case 'renew':
      return { type: 'RenewSubscription', ...actionDates(context), renewSubscription: {} };
    case 'cancel':
      return cancelAction(context, rest);
    case 'pause':
      return {
        type: 'Suspend',
        ...actionDates(context),
        suspend: { suspendPolicy: 'SpecificDate', suspendSpecificDate: firstGroup(/^on (\S+)$/, rest) ?? date },
      };
    case 'resume': {
      const [, on = date, extending] = /^(?:on ([\d-]+))?(; extending the term)?$/.exec(rest) ?? [];
      return {
        type: 'Resume',
        ...actionDates(context),
        resume: { resumePolicy: 'SpecificDate', resumeSpecificDate: on, extendsTerm: extending !== undefined },
      };
    }
    default:
      throw new Error(`Unknown event: ${verb} ${letter} ${rest}`);
  }
}

const success = z.looseObject({ success: z.literal(true) });

async function send({ started, testCase, date }: EventContext, path: string, json: object): Promise<void> {
  const { body } = await started.call(path, { json });
  const ok = success.safeParse(body).success || z.looseObject({ Success: z.literal(true) }).safeParse(body).success;
  if (!ok) throw new Error(`${testCase.title}, ${date}: ${JSON.stringify(body)}\n${JSON.stringify(json)}`);
}

/** Creates the account of a case with its currency, bill cycle day, address and tax information. */
async function openAccount(context: EventContext): Promise<void> {
  const { testCase } = context;
  const readOption = (pattern: RegExp) => testCase.account.map((text) => firstGroup(pattern, text)).find((text) => text !== undefined);
  const [country = 'US', state] = readOption(/^sold to (.+)$/)?.split(' ') ?? [];
  const day = readOption(/^day (\d+)$/);
  const paymentTerm = readOption(/^payment term (.+)$/);
  const taxId = readOption(/^tax id (\S+)$/);
  const exempt = readOption(/^exempt from (.+)$/)?.split(' to ');
  const taxInfo = {
    ...(taxId !== undefined && { VATId: taxId }),
    ...(exempt && { exemptStatus: 'Yes', exemptEffectiveDate: exempt[0], exemptExpirationDate: exempt[1] }),
  };
  const contact = { firstName: 'Golden', lastName: 'Case', country, ...(state !== undefined && { state }) };
  await send(context, '/v1/accounts', {
    name: testCase.key,
    accountNumber: testCase.key,
    currency: testCase.currency,
    autoPay: false,
    ...(paymentTerm !== undefined && { paymentTerm }),
    ...(day !== undefined && { billCycleDay: Number(day) }),
    billToContact: contact,
    soldToContact: contact,
    ...(Object.keys(taxInfo).length > 0 && { taxInfo }),
  });
}

async function sendUsage(context: EventContext, letter: string, rest: string): Promise<void> {
  const [, name = '', quantity = '', at = `${context.date}T12:00:00-05:00`] = /^(.+) ([\d.]+)(?: at (\S+))?$/.exec(rest) ?? [];
  const { ratePlans } = await readSubscription(context.started, subscriptionNumber(context.testCase, letter));
  const charge = ratePlans.flatMap(({ ratePlanCharges }) => ratePlanCharges).find((each) => each.name === name);
  await send(context, '/v1/object/usage', {
    AccountNumber: context.testCase.key,
    SubscriptionNumber: subscriptionNumber(context.testCase, letter),
    ChargeNumber: charge?.number,
    UOM: findCharge(context.testCase, name).details['uom'],
    Quantity: Number(quantity),
    StartDateTime: at,
  });
}

/** Performs the events of a case on the sandbox's current day. */
export async function performEvents(
  started: StartedSandbox,
  testCase: GoldenCase,
  date: string,
  actions: readonly string[],
): Promise<void> {
  const context = { started, testCase, date };
  if (testCase.events[0]?.date === date && testCase.events[0].actions === actions) await openAccount(context);
  const orderedActions: OrderedAction[] = [];
  for (const text of actions) {
    const [, verb = '', letter = '', rest = '', from] = /^(\S+)(?: ([A-Z])(?::? (.*?))?(?:; from (\S+))?)?$/.exec(text) ?? [];
    if (verb === 'clock') continue;
    if (verb === 'use') await sendUsage(context, letter, rest);
    else {
      const action = await orderAction({ ...context, ...(from !== undefined && { effectiveDate: from }) }, verb, letter, rest);
      orderedActions.push({ subscription: letter, isNew: verb === 'new', action });
    }
  }
  if (orderedActions.length === 0) return;
  await send(context, '/v1/orders', {
    orderDate: date,
    existingAccountNumber: testCase.key,
    subscriptions: orderedActions.map(({ subscription, isNew, action }) => ({
      ...(!isNew && { subscriptionNumber: subscriptionNumber(testCase, subscription) }),
      orderActions: [action],
    })),
    processingOptions: { runBilling: true },
  });
}

/** Cancels the open-ended subscriptions of a finished case. Otherwise their daily bills would slow the other cases down. */
export async function endSubscriptions(started: StartedSandbox, testCase: GoldenCase, date: string): Promise<void> {
  const actions = testCase.events.flatMap(({ actions }) => actions);
  const canceled = new Set(actions.map((text) => /^cancel ([A-Z])/.exec(text)?.[1]));
  const active = actions.flatMap((text) => /^new ([A-Z]): (?!.*term)/.exec(text)?.[1] ?? []).filter((letter) => !canceled.has(letter));
  if (active.length === 0) return;
  const context = { started, testCase, date };
  await send(context, '/v1/orders', {
    orderDate: date,
    existingAccountNumber: testCase.key,
    subscriptions: active.map((letter) => ({
      subscriptionNumber: subscriptionNumber(testCase, letter),
      orderActions: [cancelAction(context, '')],
    })),
  });
}
