import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { LitElement, type PropertyDeclaration } from 'lit';
import type { AnyOperation } from '../../src/api/operations/operation.js';
import { getAccount } from '../../src/api/operations/storefront/account.js';
import { getUsage } from '../../src/api/operations/storefront/usage.js';
import { listSubscriptions } from '../../src/api/operations/storefront/subscriptions.js';
import { createClient, type Client } from '../../src/api/client.js';
import '../../src/define.js';
import '../../src/staff.js';
import { clientOf, type Shape } from './support/hostile-client.js';
import { makerOf } from './support/hostile-values.js';
import { ScriptedForm } from './support/purchases.js';
import { recordEvents } from './support/recorded-events.js';
import { refusal } from './support/scripted-gateway.js';
import { start } from './support/sign-up.js';
import { turns } from './support/turn.js';
import { waitUntil } from './support/wait-until.js';

/** Element under test, with the attributes that it needs to show its content. */
interface Subject {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Values of `flow`, with the attributes that each task needs. */
  readonly flows?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const NUMBER = 'A-S00000007';

const SUBJECTS: readonly Subject[] = [
  { tag: 'storefront-provider' },
  { tag: 'storefront-plans', attributes: { selectable: '' } },
  { tag: 'storefront-sign-up', attributes: { currency: 'USD' } },
  { tag: 'storefront-buy-button', attributes: { plan: 'plan-1' } },
  { tag: 'storefront-paywall', attributes: { plans: 'plan-1' } },
  { tag: 'storefront-account', flows: { cancel: { section: 'subscriptions', subject: NUMBER }, add: { section: 'payment-methods' } } },
  { tag: 'storefront-overview' },
  { tag: 'storefront-subscriptions', flows: { cancel: { subscription: NUMBER } } },
  { tag: 'storefront-invoices', flows: { credits: {}, upcoming: {} } },
  { tag: 'storefront-profile', flows: { company: {}, language: {} } },
  { tag: 'storefront-payment-methods', flows: { add: {} } },
  { tag: 'storefront-usage', flows: { guard: { subscription: NUMBER } } },
  { tag: 'storefront-activity' },
  { tag: 'storefront-withdraw' },
  { tag: 'storefront-quote', attributes: { plan: 'plan-1', currency: 'USD' } },
  { tag: 'storefront-payment', attributes: { 'intent-id': 'intent', currency: 'USD' } },
  { tag: 'storefront-staff' },
  { tag: 'storefront-objects' },
  { tag: 'storefront-revenue-schedule', attributes: { subscription: NUMBER } },
  { tag: 'storefront-accounting-periods' },
];

/** Events about responses. Expected, because a changed property may cause a request. */
const OUTCOMES = ['storefront-ready', 'storefront-error'];

/** Returns test values for a property. Empty for objects and functions of the page, which are not changed. */
function valuesFor({ attribute, type }: PropertyDeclaration, before: unknown): readonly unknown[] {
  if (type === Number) return [2, undefined];
  if (type === Boolean) return [true, false];
  if (attribute === false) return Array.isArray(before) ? [[]] : [];
  return ['plan-2', 'USD', 'de', ''];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Keeps only the first entry of a list in a response, and gives it the number of the tested subscription. */
function firstEntryOnly(answer: unknown, list: string): unknown {
  if (!isRecord(answer) || !Array.isArray(answer[list])) return answer;
  const entries: readonly unknown[] = answer[list];
  const [first] = entries;
  return isRecord(first) ? { ...answer, [list]: [{ ...first, subscriptionNumber: NUMBER, status: 'Active' }] } : answer;
}
const shape: Shape = (row: AnyOperation, answer) => {
  if (row === listSubscriptions) return firstEntryOnly(answer, 'subscriptions');
  if (row === getUsage) return firstEntryOnly(answer, 'meters');
  // The first view contains the response of listSubscriptions.
  return row === getAccount && isRecord(answer)
    ? { ...answer, subscriptions: firstEntryOnly(answer['subscriptions'], 'subscriptions') }
    : answer;
};

const answering = (): Client => clientOf(makerOf({ hostile: false, broken: false, whole: true }, 7), shape).client;
const refusing = (): Client =>
  createClient({ baseUrl: 'https://gateway.test', maxRetries: 0, fetch: () => Promise.resolve(refusal(500, 'api', 'unexpected')) });

function elementOf({ tag, attributes = {} }: Subject, client: Client | undefined): LitElement {
  const element = document.createElement(tag);
  if (!(element instanceof LitElement)) throw new Error(`${tag} is not registered.`);
  for (const [name, value] of Object.entries({ locale: 'en', ...attributes })) element.setAttribute(name, value);
  return Object.assign(element, { client, paymentAdapter: () => new ScriptedForm() });
}

async function mountSubject(subject: Subject): Promise<LitElement> {
  const element = elementOf(subject, answering());
  await fixture(html`<div>${element}</div>`);
  await waitUntil(() => !element.matches(':state(loading), :state(checking)'), `${subject.tag} is shown`);
  await turns();
  return element;
}

const headings = (element: Element): Element[] =>
  [element, ...(element.shadowRoot?.querySelectorAll('[data-part]') ?? [])].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll('#task-heading') ?? []),
  ]);

describe('events of', () => {
  beforeEach(() => sessionStorage.clear());

  for (const subject of SUBJECTS) {
    it(`${subject.tag} are not fired by setting a property`, async () => {
      const element = await mountSubject(subject);
      const { elementProperties } = element.constructor as typeof LitElement;
      const properties = [...elementProperties].filter(([, { state }]) => !state);
      expect(properties.length).to.be.greaterThan(1);
      const { fired, end } = recordEvents();
      try {
        for (const [name, declaration] of properties) {
          const before: unknown = Reflect.get(element, name);
          for (const value of [...valuesFor(declaration, before), before]) {
            Reflect.set(element, name, value);
            await element.updateComplete;
          }
          await turns();
        }
      } finally {
        end();
      }
      expect(fired.filter(({ type }) => !OUTCOMES.includes(type))).to.deep.equal([]);
    });

    for (const [flow, more] of Object.entries(subject.flows ?? {})) {
      it(`${subject.tag} are not fired when the page opens and closes ${flow}`, async () => {
        const element = await mountSubject(subject);
        const { fired, end } = recordEvents();
        try {
          for (const [name, value] of Object.entries({ ...more, flow })) element.setAttribute(name, value);
          await waitUntil(() => headings(element).length > 0, `${flow} is open`);
          await turns();
          element.removeAttribute('flow');
          await waitUntil(() => headings(element).length === 0, `${flow} is closed`);
          await turns();
        } finally {
          end();
        }
        expect(fired.filter(({ type }) => !OUTCOMES.includes(type))).to.deep.equal([]);
      });
    }
  }

  it('storefront-sign-up are not fired when the page chooses a plan', async () => {
    const { element } = await start({}, { plan: '' });
    await waitUntil(() => element.matches(':state(plan)'), 'the plans are shown');
    const { fired, end } = recordEvents();
    try {
      element.setAttribute('plan', 'build-m');
      await waitUntil(() => element.matches(':state(details)'), 'the next step is shown');
      await turns();
    } finally {
      end();
    }
    expect(fired.filter(({ type }) => !OUTCOMES.includes(type))).to.deep.equal([]);
  });
});

/** Elements that report when their content is ready or could not be loaded. */
const LOADING = SUBJECTS.filter(
  ({ tag }) => !/-(?:provider|staff|buy-button|payment)$/.test(tag) && tag !== 'storefront-account' && tag !== 'storefront-paywall',
);

describe('an element has rendered what it reports:', () => {
  beforeEach(() => sessionStorage.clear());

  for (const subject of LOADING) {
    it(`${subject.tag} is ready`, async () => {
      const element = elementOf(subject, answering());
      const told = oneEvent(element, 'storefront-ready').then(() => [element.matches(':state(loading)'), element.isUpdatePending]);
      await fixture(html`<div>${element}</div>`);
      expect(await told).to.deep.equal([false, false]);
    });

    // The withdrawal form loads no data, so it cannot fail.
    if (subject.tag === 'storefront-withdraw') continue;
    it(`${subject.tag} could not be loaded`, async () => {
      const element = elementOf(subject, refusing());
      const told = oneEvent(element, 'storefront-error').then(() => [element.matches(':state(error)'), element.isUpdatePending]);
      await fixture(html`<div>${element}</div>`);
      expect(await told).to.deep.equal([true, false]);
    });
  }
});
