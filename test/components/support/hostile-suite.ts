import { expect } from '@open-wc/testing';
import type { Client } from '../../../src/api/client.js';
import { clientOf, type Shape } from './hostile-client.js';
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
  /** What is pressed in each of them once its answers are drawn: the first that fits. */
  press?: string;
  /** Keeps in the tab's storage what an earlier visit would have; `number` is its place among those on the page. Returns what it was made from. */
  kept?: (number: number, maker: Maker) => unknown;
  /** Answers bring everything that they may, and what leads on to what is looked at. */
  shape?: Shape;
  /** A part that has to be among what is shown for most answers. */
  part?: string;
  /** Whether there is one of it on the page at a time, because what it does is done once on a page. */
  single?: boolean;
  /** Of how many of its answers something has to be seen: half unless given. None where nothing of an answer is shown. */
  seen?: number;
  /** Its part of the answers, where an element is looked at in several ways. */
  share?: number;
}

/** See test/support/examples.ts. */
const depth = document.documentElement.dataset['depth'] ?? 'change';
const isChromium = /Chrome/.test(navigator.userAgent);
const isMany = depth === 'deep' || (depth === 'ci' && isChromium);
/** Hostile answers for each element. */
const COUNT = isMany ? 2000 : 200;
/** Hostile answers for each task. Each brings all that it may, and there are many tasks. */
const COUNT_WHOLE = depth === 'deep' ? 200 : isMany ? 50 : 20;
/** Hostile answers in one test. */
const CHUNK = 250;
/** Clean answers are drawn until they have brought all elements and attributes that hostile answers brought, but at most so many. */
const MOST_CLEAN = 4000;
/** How long a task may be on its way before it is looked at as it is, in milliseconds: some engines are through with turns long before. */
const PATIENCE = 1000;
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

/** Whether it, an element that it is made of, or what a change would come to waits for an answer or for a part of itself. */
function isBusy(element: Element): boolean {
  const within = [...(element.shadowRoot?.querySelectorAll('*') ?? [])].filter(({ shadowRoot }) => shadowRoot);
  return (
    element.matches(BUSY) || within.some(isBusy) || Boolean(element.shadowRoot?.querySelector('.effect:is(.stand-in, [aria-busy=true])'))
  );
}

const turn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });

/**
 * Lets answers arrive and everything be drawn: each turn lets promises and one task pass. Reading an answer takes some of them, and what is busy for
 * good ends with `patience`, in milliseconds, after as many turns as most need.
 */
async function settled(batch: readonly { element: ElementWithClient; isRead(): boolean }[], patience: number): Promise<void> {
  const end = performance.now() + patience;
  for (let quiet = 0, turns = 0; quiet < 8 && (turns < 500 || performance.now() < end); turns += 1) {
    await turn();
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

const makerFor = ({ shape }: Subject, kind: { hostile: boolean; broken: boolean }, seed: number): Maker =>
  makerOf({ ...kind, whole: shape !== undefined }, seed);

/** Brings what an element loads when it is first needed, so that the clean answers are drawn with it too. */
async function warmedUp(subject: Subject): Promise<void> {
  const { client } = clientOf(makerFor(subject, { hostile: false, broken: false }, 1), subject.shape);
  const element = Object.assign(mounted(subject), { client });
  document.body.append(element);
  subject.act?.(element);
  await element.updateComplete;
  await waitUntil(() => !isBusy(element), 'what an element loads has come', { timeout: 25_000 });
  element.remove();
}

/** Shows answers `first` to `end` (excluded), each in an element of its own, and passes what is rendered to `look`. */
async function feed(
  subject: Subject,
  hostile: boolean,
  { first, end }: { first: number; end: number },
  look: (tree: ReturnType<typeof renderedTree>, answered: ReturnType<ReturnType<typeof clientOf>['answered']>, index: number) => void,
): Promise<void> {
  const place = document.createElement('div');
  // Nothing has to be laid out to be looked at.
  place.hidden = true;
  document.body.append(place);
  const size = subject.single ? 1 : BATCH;
  for (let start = first; start < end; start += size) {
    sessionStorage.clear();
    const batch = Array.from({ length: Math.min(size, end - start) }, (_, offset) => {
      const maker = makerFor(subject, { hostile, broken: (start + offset) % 8 === 7 }, start + offset);
      const { client, ...answers } = clientOf(maker, subject.shape);
      const texts = hostileTextsIn(subject.kept?.(offset + 1, maker));
      return { element: Object.assign(mounted(subject), { client }), texts, ...answers };
    });
    place.replaceChildren(...batch.map(({ element }) => element));
    for (const { element } of batch) subject.act?.(element);
    const patience = subject.shape ? PATIENCE : 0;
    await settled(batch, patience);
    if (subject.press !== undefined) {
      for (const { element } of batch) element.shadowRoot?.querySelector<HTMLElement>(subject.press)?.click();
      await settled(batch, patience);
    }
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
      const count = (subject.shape ? COUNT_WHOLE : COUNT) * (subject.share ?? 1);
      const details = [
        ...Object.entries(subject.attributes ?? {}).map(([name, value]) => (name === 'flow' ? value : name)),
        ...(subject.part === undefined ? [] : [`with ${subject.part}`]),
      ];
      const clean = new Set<string>();
      let cleanAnswers = 0;
      const learnClean = async () => {
        const end = cleanAnswers + BATCH;
        await feed(subject, false, { first: cleanAnswers, end }, ({ names }) => names.forEach((name) => clean.add(name)));
        cleanAnswers = end;
      };
      for (let first = 0; first < count; first += CHUNK) {
        const end = Math.min(first + CHUNK, count);
        const part = count > CHUNK ? `, answers ${first + 1} to ${end}` : '';
        it(`${[subject.tag, ...details].join(' ')} shows as text or not at all${part}`, async function () {
          this.timeout(900_000);
          problems.length = 0;
          await warmedUp(subject);
          // First, because an element looks different before it has everything that it loads.
          if (cleanAnswers === 0) await learnClean();
          const foreign = new Set<string>();
          const unsafe = new Set<string>();
          let reached = 0;
          let parts = 0;
          await feed(subject, true, { first, end }, ({ names, parts: shown, addresses, text }, { passed, texts }) => {
            for (const name of names) if (!clean.has(name)) foreign.add(name);
            for (const address of addresses) if (!SCHEMES.includes(new URL(address, document.baseURI).protocol)) unsafe.add(address);
            if (subject.part !== undefined && shown.has(subject.part)) parts += 1;
            if (passed && texts.some((each) => text.includes(each))) reached += 1;
          });
          while (foreign.size > 0 && cleanAnswers < MOST_CLEAN) {
            await learnClean();
            for (const name of clean) foreign.delete(name);
          }
          expect([...foreign], 'elements and attributes that clean data does not bring').to.deep.equal([]);
          expect([...unsafe], 'addresses').to.deep.equal([]);
          expect(problems, 'errors').to.deep.equal([]);
          // One at a time they are few, and half of few is not many.
          expect(reached, 'answers that passed and were shown').to.be.at.least(
            (end - first) * (subject.seen ?? (subject.single ? 0.25 : 0.5)),
          );
          // Where answers lead on to it, only those that are wrong do not show it.
          const most = subject.shape ? 0.75 : 0.25;
          if (subject.part !== undefined)
            expect(parts, `answers that showed the part ${subject.part}`).to.be.at.least((end - first) * most);
          expect(Object.hasOwn(Object.prototype, 'polluted')).to.equal(false);
        });
      }
    }
  });
}
