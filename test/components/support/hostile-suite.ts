import { expect } from '@open-wc/testing';
import type { Client } from '../../../src/api/client.js';
import { clientOf } from './hostile-client.js';
import { hostileTextsIn, makerOf, type Maker } from './hostile-values.js';
import { renderedTree } from './rendered-tree.js';
import { waitUntil } from './wait-until.js';

interface ElementWithClient extends HTMLElement {
  client: Client | undefined;
  updateComplete: Promise<boolean>;
}

/** An element, and what it needs beside answers. */
export interface Subject {
  tag: string;
  attributes?: Readonly<Record<string, string>>;
  properties?: () => object;
  /** What the page puts into it. */
  content?: () => Element[];
  /** What somebody does with it once it is there. */
  act?: (element: Element) => void;
  /** Keeps in the tab's storage what an earlier visit would have; `number` is its place among those on the page. Returns what it was made from. */
  kept?: (number: number, maker: Maker) => unknown;
  /** A part that has to be among what is shown for most answers. */
  part?: string;
  /** Whether there is one of it on the page at a time, because what it does is done once on a page. */
  single?: boolean;
  /** Its part of the answers, where an element is looked at in several ways. */
  share?: number;
}

const isLong = document.documentElement.dataset['runs'] === 'long';
/** How many answers each element gets. In the longer lanes every engine gets as many as Chromium does at each change. */
const COUNT = isLong || /Chrome/.test(navigator.userAgent) ? 2000 : 200;
/** How many clean ones, which say what answers may bring: every element and attribute that there is comes up among them. */
const CLEAN = 400;
/** How many elements are on the page at once. */
const BATCH = 50;

/** What comes from data must be one of these, or a path of the page's own site. */
const SCHEMES = ['https:', 'http:', 'mailto:'];

const problems: string[] = [];
const note = (event: ErrorEvent | PromiseRejectionEvent): void => {
  problems.push(event instanceof ErrorEvent ? event.message : String(event.reason));
};

/** States in which something is still to come. */
const BUSY = ['loading', 'updating', 'checking', 'opening'].map((name) => `:state(${name})`).join();

/** Whether it, or an element that it is made of, waits for an answer or for a part of itself. */
function isBusy(element: Element): boolean {
  const within = [...(element.shadowRoot?.querySelectorAll('*') ?? [])].filter(({ shadowRoot }) => shadowRoot);
  return element.matches(BUSY) || within.some(isBusy);
}

/** Lets answers arrive and everything be drawn: each turn lets promises and one task pass. Reading an answer takes some of them. */
async function settled(batch: readonly { element: ElementWithClient; isRead(): boolean }[]): Promise<void> {
  for (let quiet = 0, turns = 0; quiet < 8 && turns < 500; turns += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
    await Promise.all(batch.map(({ element }) => element.updateComplete));
    quiet = batch.every(({ isRead }) => isRead()) ? quiet + 1 : 0;
    if (quiet === 8 && batch.some(({ element }) => isBusy(element))) quiet = 0;
  }
}

function mounted({ tag, attributes = {}, properties, content }: Subject): ElementWithClient {
  const element = document.createElement(tag) as ElementWithClient;
  for (const [name, value] of Object.entries({ locale: 'en', ...attributes })) element.setAttribute(name, value);
  element.append(...(content?.() ?? []));
  return Object.assign(element, properties?.());
}

/** Brings what an element loads when it is first needed, so that the clean answers are drawn with it too. */
async function warmedUp(subject: Subject): Promise<void> {
  const element = Object.assign(mounted(subject), { client: clientOf(makerOf({ hostile: false, broken: false }, 1)).client });
  document.body.append(element);
  subject.act?.(element);
  await element.updateComplete;
  await waitUntil(() => !isBusy(element), 'what an element loads has come', { timeout: 25_000 });
  element.remove();
}

/** Gives each of some elements one answer after another, and looks at what each draws of each. */
async function feed(
  subject: Subject,
  hostile: boolean,
  count: number,
  look: (tree: ReturnType<typeof renderedTree>, answered: ReturnType<ReturnType<typeof clientOf>['answered']>, index: number) => void,
): Promise<void> {
  const place = document.createElement('div');
  // Nothing has to be laid out to be looked at.
  place.hidden = true;
  document.body.append(place);
  const size = subject.single ? 1 : BATCH;
  for (let start = 0; start < count; start += size) {
    sessionStorage.clear();
    const batch = Array.from({ length: Math.min(size, count - start) }, (_, offset) => {
      const maker = makerOf({ hostile, broken: (start + offset) % 8 === 7 }, start + offset);
      const { client, ...answers } = clientOf(maker);
      const texts = hostileTextsIn(subject.kept?.(offset + 1, maker));
      return { element: Object.assign(mounted(subject), { client }), texts, ...answers };
    });
    place.replaceChildren(...batch.map(({ element }) => element));
    for (const { element } of batch) subject.act?.(element);
    await settled(batch);
    for (const [offset, { element, answered, texts }] of batch.entries()) {
      const { passed, texts: told } = answered();
      look(renderedTree(element), { passed, texts: [...told, ...texts] }, start + offset);
    }
  }
  place.remove();
}

/** Answers of a gateway that has been taken over: whatever it says is text, an amount or nothing, and never more. */
export function hostileSuite(subjects: readonly Subject[]): void {
  describe('hostile answers', () => {
    before(() => {
      addEventListener('error', note);
      addEventListener('unhandledrejection', note);
    });
    after(() => {
      removeEventListener('error', note);
      removeEventListener('unhandledrejection', note);
    });

    for (const subject of subjects) {
      const count = COUNT * (subject.share ?? 1);
      const details = [...Object.keys(subject.attributes ?? {}), ...(subject.part === undefined ? [] : [`with ${subject.part}`])];
      it(`${[subject.tag, ...details].join(' ')} shows as text or not at all`, async function () {
        this.timeout(900_000);
        problems.length = 0;
        const clean = new Set<string>();
        await warmedUp(subject);
        await feed(subject, false, CLEAN, ({ names }) => names.forEach((name) => clean.add(name)));
        const foreign = new Set<string>();
        const unsafe = new Set<string>();
        let reached = 0;
        let parts = 0;
        await feed(subject, true, count, ({ names, parts: shown, addresses, text }, { passed, texts }) => {
          for (const name of names) if (!clean.has(name)) foreign.add(name);
          for (const address of addresses) if (!SCHEMES.includes(new URL(address, document.baseURI).protocol)) unsafe.add(address);
          if (subject.part !== undefined && shown.has(subject.part)) parts += 1;
          if (passed && texts.some((each) => text.includes(each))) reached += 1;
        });
        expect([...foreign], 'elements and attributes that clean data does not bring').to.deep.equal([]);
        expect([...unsafe], 'addresses').to.deep.equal([]);
        expect(problems, 'errors').to.deep.equal([]);
        // One at a time they are few, and half of few is not many.
        expect(reached, 'answers that passed and were shown').to.be.at.least(count / (subject.single ? 4 : 2));
        if (subject.part !== undefined) expect(parts, `answers that showed the part ${subject.part}`).to.be.at.least(count / 4);
        expect(Object.hasOwn(Object.prototype, 'polluted')).to.equal(false);
      });
    }
  });
}
