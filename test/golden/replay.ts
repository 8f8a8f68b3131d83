import * as z from 'zod';
import type { StartedSandbox } from '../support/sandbox.js';
import { readSubscription } from '../support/sandbox-changes.js';
import { idOf, kindOf } from './catalog.js';
import type { GoldenCase, GoldenCharge } from './read.js';

interface Ordered {
  /** Letter of the subscription within its case. */
  subscription: string;
  isNew: boolean;
  action: object;
}

interface Scene {
  started: StartedSandbox;
  bill: GoldenCase;
  /** The day of the order. */
  date: string;
  /** The day from which its action holds, where that is another. */
  from?: string;
}

const numberOf = (bill: GoldenCase, letter: string): string => `${bill.key}-${letter}`;

function chargeNamed(bill: GoldenCase, name: string): GoldenCharge {
  const found = bill.charges.find(({ charge }) => charge === name);
  if (!found) throw new Error(`${bill.title}: no charge ${name}`);
  return found;
}

const chargeId = (bill: GoldenCase, name: string): string => idOf(bill.key, chargeNamed(bill, name).plan, name);

function group(pattern: RegExp, text: string): string | undefined {
  return pattern.exec(text)?.[1];
}

function termsOf(options: string) {
  const term = /term (\d+) (Day|Week|Month|Year)/.exec(options);
  const renewal = /renew(?:able)? (\d+) (Day|Week|Month|Year)/.exec(options);
  const automatic = options.includes('renew ');
  const evergreen = options.includes('renew evergreen');
  return {
    initialTerm: term ? { termType: 'TERMED', period: Number(term[1]), periodType: term[2] } : { termType: 'EVERGREEN' },
    autoRenew: automatic,
    ...(evergreen && { renewalSetting: 'RENEW_TO_EVERGREEN' }),
    ...(renewal && {
      renewalSetting: 'RENEW_WITH_SPECIFIC_TERM',
      renewalTerms: [{ period: Number(renewal[1]), periodType: renewal[2] }],
    }),
  };
}

function plansOf(bill: GoldenCase, names: string, options: string) {
  const begins = /; ([^;]+) begins (\d{4}-\d\d-\d\d)/.exec(options);
  return names.split(', ').map((plan) => {
    const late = begins && chargeNamed(bill, begins[1] ?? '');
    return {
      productRatePlanId: idOf(bill.key, plan),
      ...(late?.plan === plan && {
        chargeOverrides: [
          {
            productRatePlanChargeId: chargeId(bill, late.charge),
            startDate: { triggerEvent: 'SpecificDate', specificTriggerDate: begins?.[2] },
          },
        ],
      }),
    };
  });
}

/** Under which name an order gives the quantity of a model. */
function quantityField({ type, model }: { type: string; model: string }): string {
  return `${type === 'OneTime' ? 'oneTime' : 'recurring'}${model}`;
}

async function ratePlanIn({ started, bill }: Scene, letter: string, plan: string): Promise<string> {
  const { ratePlans } = await readSubscription(started, numberOf(bill, letter));
  const found = ratePlans.find(({ productRatePlanId }) => productRatePlanId === idOf(bill.key, plan));
  if (!found) throw new Error(`${bill.title}: subscription ${letter} has no plan ${plan}`);
  return found.id;
}

function dated({ date: ordered, from: date = ordered }: Scene, more: Record<string, string | undefined> = {}) {
  const dates = { ContractEffective: date, ServiceActivation: more['service'] ?? date, CustomerAcceptance: more['acceptance'] ?? date };
  return { triggerDates: Object.entries(dates).map(([name, triggerDate]) => ({ name, triggerDate })) };
}

function created(scene: Scene, letter: string, text: string): object {
  const [names = ''] = text.split('; ');
  const service = group(/; service (\S+?)(?:;|$)/, text);
  return {
    type: 'CreateSubscription',
    ...dated(scene, { service, acceptance: group(/; acceptance (\S+?)(?:;|$)/, text) ?? service }),
    createSubscription: {
      subscriptionNumber: numberOf(scene.bill, letter),
      terms: termsOf(text),
      subscribeToRatePlans: plansOf(scene.bill, names, text),
      ...(text.includes('; separately') && { invoiceSeparately: true }),
    },
  };
}

async function quantityChanged(scene: Scene, letter: string, text: string): Promise<object> {
  const [name = '', quantity = ''] = text.split(' = ');
  const charge = chargeNamed(scene.bill, name);
  return {
    type: 'UpdateProduct',
    ...dated(scene),
    updateProduct: {
      ratePlanId: await ratePlanIn(scene, letter, charge.plan),
      chargeUpdates: [{ productRatePlanChargeId: chargeId(scene.bill, name), pricing: { [quantityField(kindOf(charge))]: { quantity } } }],
    },
  };
}

async function planChanged(scene: Scene, letter: string, text: string): Promise<object> {
  const [, from = '', to = '', late] = /^(.+?) to ([^;]+)(; at end of billing period)?$/.exec(text) ?? [];
  return {
    type: 'ChangePlan',
    ...dated(scene),
    changePlan: {
      ratePlanId: await ratePlanIn(scene, letter, from),
      newProductRatePlan: { productRatePlanId: idOf(scene.bill.key, to) },
      effectivePolicy: late === undefined ? 'EffectiveImmediately' : 'EffectiveEndOfBillingPeriod',
    },
  };
}

function cancelled(scene: Scene, rest: string): object {
  const day = group(/^on (\S+)$/, rest);
  if (rest !== '' && day === undefined && !['at end of term', 'at end of billed period'].includes(rest)) throw new Error(`cancel ${rest}`);
  return {
    type: 'CancelSubscription',
    ...dated(scene),
    cancelSubscription:
      rest === 'at end of term'
        ? { cancellationPolicy: 'EndOfCurrentTerm' }
        : rest === 'at end of billed period'
          ? { cancellationPolicy: 'EndOfLastInvoicePeriod' }
          : { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: day ?? scene.date },
  };
}

async function orderAction(scene: Scene, verb: string, letter: string, rest: string): Promise<object> {
  const { date } = scene;
  switch (verb) {
    case 'new':
      return created(scene, letter, rest);
    case 'add':
      return { type: 'AddProduct', ...dated(scene), addProduct: { productRatePlanId: idOf(scene.bill.key, rest) } };
    case 'remove':
      return { type: 'RemoveProduct', ...dated(scene), removeProduct: { ratePlanId: await ratePlanIn(scene, letter, rest) } };
    case 'quantity':
      return quantityChanged(scene, letter, rest);
    case 'change':
      return planChanged(scene, letter, rest);
    case 'renew':
      return { type: 'RenewSubscription', ...dated(scene), renewSubscription: {} };
    case 'cancel':
      return cancelled(scene, rest);
    case 'pause':
      return { type: 'Suspend', ...dated(scene), suspend: { suspendPolicy: 'SpecificDate', suspendSpecificDate: date } };
    case 'return':
      return { type: 'Resume', ...dated(scene), resume: { resumePolicy: 'SpecificDate', resumeSpecificDate: date, extendsTerm: false } };
    default:
      throw new Error(`Not an event: ${verb} ${letter} ${rest}`);
  }
}

const succeeded = z.looseObject({ success: z.literal(true) });

async function send({ started, bill, date }: Scene, path: string, json: object): Promise<void> {
  const { body } = await started.call(path, { json });
  const ok = succeeded.safeParse(body).success || z.looseObject({ Success: z.literal(true) }).safeParse(body).success;
  if (!ok) throw new Error(`${bill.title}, ${date}: ${JSON.stringify(body)}\n${JSON.stringify(json)}`);
}

/** Opens the account of a case: its currency, day, address and what its taxes depend on. */
async function openAccount(scene: Scene): Promise<void> {
  const { bill } = scene;
  const said = (pattern: RegExp) => bill.account.map((text) => group(pattern, text)).find((text) => text !== undefined);
  const [country = 'US', state] = said(/^sold to (.+)$/)?.split(' ') ?? [];
  const day = said(/^day (\d+)$/);
  const taxId = said(/^tax id (\S+)$/);
  const exempt = said(/^exempt from (.+)$/)?.split(' to ');
  const taxInfo = {
    ...(taxId !== undefined && { VATId: taxId }),
    ...(exempt && { exemptStatus: 'Yes', exemptEffectiveDate: exempt[0], exemptExpirationDate: exempt[1] }),
  };
  const contact = { firstName: 'Golden', lastName: 'Case', country, ...(state !== undefined && { state }) };
  await send(scene, '/v1/accounts', {
    name: bill.key,
    accountNumber: bill.key,
    currency: bill.currency,
    autoPay: false,
    ...(day !== undefined && { billCycleDay: Number(day) }),
    billToContact: contact,
    soldToContact: contact,
    ...(Object.keys(taxInfo).length > 0 && { taxInfo }),
  });
}

async function sendUsage(scene: Scene, letter: string, rest: string): Promise<void> {
  const [, name = '', quantity = '', at = `${scene.date}T12:00:00-05:00`] = /^(.+) ([\d.]+)(?: at (\S+))?$/.exec(rest) ?? [];
  const { ratePlans } = await readSubscription(scene.started, numberOf(scene.bill, letter));
  const charge = ratePlans.flatMap(({ ratePlanCharges }) => ratePlanCharges).find((each) => each.name === name);
  await send(scene, '/v1/object/usage', {
    AccountNumber: scene.bill.key,
    SubscriptionNumber: numberOf(scene.bill, letter),
    ChargeNumber: charge?.number,
    UOM: chargeNamed(scene.bill, name).details['uom'],
    Quantity: Number(quantity),
    StartDateTime: at,
  });
}

/** Does what a case says of a day; the sandbox's clock stands at that day. */
export async function act(started: StartedSandbox, bill: GoldenCase, date: string, actions: readonly string[]): Promise<void> {
  const scene = { started, bill, date };
  if (bill.events[0]?.date === date && bill.events[0].actions === actions) await openAccount(scene);
  const ordered: Ordered[] = [];
  for (const text of actions) {
    const [, verb = '', letter = '', rest = '', from] = /^(\S+)(?: ([A-Z])(?::? (.*?))?(?:; from (\S+))?)?$/.exec(text) ?? [];
    if (verb === 'clock') continue;
    if (verb === 'use') await sendUsage(scene, letter, rest);
    else {
      const action = await orderAction({ ...scene, ...(from !== undefined && { from }) }, verb, letter, rest);
      ordered.push({ subscription: letter, isNew: verb === 'new', action });
    }
  }
  if (ordered.length === 0) return;
  await send(scene, '/v1/orders', {
    orderDate: date,
    existingAccountNumber: bill.key,
    subscriptions: ordered.map(({ subscription, isNew, action }) => ({
      ...(!isNew && { subscriptionNumber: numberOf(bill, subscription) }),
      orderActions: [action],
    })),
    processingOptions: { runBilling: true },
  });
}

/** Ends what still lives of a case whose bills were read, so that it costs the days of the others nothing. */
export async function retire(started: StartedSandbox, bill: GoldenCase, date: string): Promise<void> {
  const all = bill.events.flatMap(({ actions }) => actions);
  const ended = new Set(all.map((text) => /^cancel ([A-Z])/.exec(text)?.[1]));
  const living = all.flatMap((text) => /^new ([A-Z]): (?!.*term)/.exec(text)?.[1] ?? []).filter((letter) => !ended.has(letter));
  if (living.length === 0) return;
  const scene = { started, bill, date };
  await send(scene, '/v1/orders', {
    orderDate: date,
    existingAccountNumber: bill.key,
    subscriptions: living.map((letter) => ({ subscriptionNumber: numberOf(bill, letter), orderActions: [cancelled(scene, '')] })),
  });
}
