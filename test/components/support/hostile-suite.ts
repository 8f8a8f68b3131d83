import { expect } from '@open-wc/testing';
import type { Client } from '../../../src/api/client.js';
import { clientOf, type Shape } from './hostile-client.js';
import { hostileTextsIn, makerOf, type Maker } from './hostile-values.js';
import { renderedTree } from './rendered-tree.js';
import { timerTurn, turn } from './turn.js';
import { waitUntil } from './wait-until.js';

interface ElementWithClient extends HTMLElement {
  client: Client | undefined;
  updateComplete: Promise<boolean>;
}

/** Element under test with its setup. */
export interface Subject {
  tag: string;
  attributes?: Readonly<Record<string, string>>;
  properties?: () => object;
  /** Content that the page puts into the element. */
  content?: () => Element[];
  /** User action after the element is mounted. The responses are rendered once the action is complete. */
  act?: (element: Element) => void | Promise<void>;
  /** Selector of a control. The first match is pressed after the responses are rendered. */
  press?: string;
  /** Writes data of an earlier visit to the session storage, and returns it. `number` is the number of the element on the page, from 1. */
  storeEarlierVisit?: (number: number, maker: Maker) => unknown;
  /** Adjusts the responses. If set, responses also contain all optional fields. */
  adjustResponse?: Shape;
  /** CSS part that must be rendered for a minimum share of the responses. */
  part?: string;
  /** True if a page can only contain one such element at a time. */
  single?: boolean;
  /** Share of responses whose data must be rendered. Default: half, or a quarter if `single`. 0 if the element renders no data of responses. */
  minShownShare?: number;
  /** Fraction of the number of responses, for an element that is tested in several setups. Default: 1. */
  share?: number;
}

/** See test/support/examples.ts. */
const depth = document.documentElement.dataset['depth'] ?? 'change';
const isChromium = /Chrome/.test(navigator.userAgent);
const isMany = depth === 'deep' || (depth === 'ci' && isChromium);
/** Number of hostile responses for each element. In `npm run test:ci`, browsers other than Chromium get fewer and only confirm its result. */
const COUNTS = new Map([
  ['change', 200],
  ['ci', isChromium ? 500 : 100],
  ['deep', 2000],
]);
const COUNT = COUNTS.get(depth) ?? 200;
/** Number of hostile responses for each task. Lower, because there are many tasks and each response contains all optional fields. */
const COUNT_WHOLE = depth === 'deep' ? 200 : isMany ? 50 : 20;
/** Number of hostile responses in one test. */
const CHUNK = 250;
/** Maximum number of clean responses. They are rendered until they have produced all elements and attributes that hostile responses produced. */
const MAX_CLEAN_RESPONSES = 4000;
/** Minimum time in milliseconds to wait for a busy element. Some browser engines complete 500 turns much sooner. */
const PATIENCE = 1000;
/** Number of elements on the page at the same time. */
const BATCH = 50;

/** URL schemes that rendered data may contain. Paths of the page's own site are also allowed. */
const SCHEMES = ['https:', 'http:', 'mailto:'];

const problems: string[] = [];
const note = (event: ErrorEvent | PromiseRejectionEvent): void => {
  problems.push(event instanceof ErrorEvent ? event.message : String(event.reason));
};

/** Selector of view states in which an element is still busy. */
const BUSY = ['loading', 'updating', 'checking', 'opening'].map((name) => `:state(${name})`).join();

/** True if an element, an element inside it, or the preview of a change is still loading. */
function isBusy(element: Element): boolean {
  const within = [...(element.shadowRoot?.querySelectorAll('*') ?? [])].filter(({ shadowRoot }) => shadowRoot);
  return (
    element.matches(BUSY) || within.some(isBusy) || Boolean(element.shadowRoot?.querySelector('.effect:is(.stand-in, [aria-busy=true])'))
  );
}

/** Number of turns in a row without work after which the responses are rendered. */
const QUIET_TURNS = 8;

/** Performs the user action of each element. Returns a function that reports whether an action is still running. */
function performActions({ act }: Subject, elements: readonly Element[]): () => boolean {
  let running = 0;
  for (const element of elements) {
    running += 1;
    void Promise.resolve(act?.(element)).then(() => (running -= 1));
  }
  return () => running > 0;
}

/** True while fewer than half of the elements show the task that their attributes open. With invalid responses, a task may never appear. */
function isOpeningTasks({ part }: Subject, elements: readonly Element[]): boolean {
  if (part !== 'task') return false;
  return elements.filter((element) => element.shadowRoot?.querySelector('[part~=task]')).length < elements.length / 2;
}

/**
 * Waits until all user actions are complete, all requested tasks are open, and all responses are read and rendered. Each turn runs pending
 * promises and one task of the event loop. If elements stay busy, the wait ends after 500 turns, but not before `patience` milliseconds.
 */
async function waitUntilSettled(
  batch: readonly { element: ElementWithClient; isRead(): boolean }[],
  patience: number,
  isUnfinished = () => false,
): Promise<void> {
  const end = performance.now() + patience;
  for (let quiet = 0, turns = 0; quiet < QUIET_TURNS && (turns < 500 || performance.now() < end); turns += 1) {
    // A task of a timer too, because Chromium runs messages before the import of a module that is already loaded.
    await (quiet === QUIET_TURNS - 1 ? timerTurn() : turn());
    await Promise.all(batch.map(({ element }) => element.updateComplete));
    quiet = !isUnfinished() && batch.every(({ isRead }) => isRead()) ? quiet + 1 : 0;
    if (quiet === QUIET_TURNS && batch.some(({ element }) => isBusy(element))) quiet = 0;
  }
}

function createElement({ tag, attributes = {}, properties, content }: Subject): ElementWithClient {
  const element = document.createElement(tag) as ElementWithClient;
  for (const [name, value] of Object.entries({ locale: 'en', ...attributes })) element.setAttribute(name, value);
  element.append(...(content?.() ?? []));
  return Object.assign(element, properties?.());
}

const makerFor = ({ adjustResponse: shape }: Subject, kind: { hostile: boolean; broken: boolean }, seed: number): Maker =>
  makerOf({ ...kind, whole: shape !== undefined }, seed);

/** Loads the lazy code of an element, so that clean responses are rendered with it too. */
async function loadLazyCode(subject: Subject): Promise<void> {
  const { client } = clientOf(makerFor(subject, { hostile: false, broken: false }, 1), subject.adjustResponse);
  const element = Object.assign(createElement(subject), { client });
  document.body.append(element);
  void subject.act?.(element);
  await element.updateComplete;
  await waitUntil(() => !isBusy(element), 'what an element loads has come', { timeout: 25_000 });
  element.remove();
}

/** Renders responses `first` to `end` (exclusive), each in a separate element, and passes the rendered content to `look`. */
async function renderResponses(
  subject: Subject,
  hostile: boolean,
  { first, end }: { first: number; end: number },
  inspect: (tree: ReturnType<typeof renderedTree>, answered: ReturnType<ReturnType<typeof clientOf>['answered']>, index: number) => void,
): Promise<void> {
  const place = document.createElement('div');
  // Hidden, because the checks need no layout.
  place.hidden = true;
  document.body.append(place);
  const size = subject.single ? 1 : BATCH;
  for (let start = first; start < end; start += size) {
    sessionStorage.clear();
    const batch = Array.from({ length: Math.min(size, end - start) }, (_, offset) => {
      const maker = makerFor(subject, { hostile, broken: (start + offset) % 8 === 7 }, start + offset);
      const { client, ...answers } = clientOf(maker, subject.adjustResponse);
      const texts = hostileTextsIn(subject.storeEarlierVisit?.(offset + 1, maker));
      return { element: Object.assign(createElement(subject), { client }), texts, ...answers };
    });
    place.replaceChildren(...batch.map(({ element }) => element));
    const elements = batch.map(({ element }) => element);
    const isActing = performActions(subject, elements);
    const isUnfinished = (): boolean => isActing() || isOpeningTasks(subject, elements);
    const patience = subject.adjustResponse || subject.act || subject.part === 'task' || subject.attributes?.['flow'] ? PATIENCE : 0;
    await waitUntilSettled(batch, patience, isUnfinished);
    if (subject.press !== undefined) {
      for (const { element } of batch) element.shadowRoot?.querySelector<HTMLElement>(subject.press)?.click();
      await waitUntilSettled(batch, patience);
    }
    for (const [offset, { element, answered, texts }] of batch.entries()) {
      const { passed, texts: told } = answered();
      inspect(renderedTree(element), { passed, texts: [...told, ...texts] }, start + offset);
    }
  }
  place.remove();
}

/** Checks that responses of a compromised gateway are only ever rendered as text or amounts. */
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
      const count = (subject.adjustResponse ? COUNT_WHOLE : COUNT) * (subject.share ?? 1);
      const details = [
        ...Object.entries(subject.attributes ?? {}).map(([name, value]) => (name === 'flow' ? value : name)),
        ...(subject.part === undefined ? [] : [`with ${subject.part}`]),
      ];
      const clean = new Set<string>();
      let cleanAnswers = 0;
      let reached = 0;
      let parts = 0;
      const learnClean = async () => {
        const end = cleanAnswers + BATCH;
        await renderResponses(subject, false, { first: cleanAnswers, end }, ({ names }) => names.forEach((name) => clean.add(name)));
        cleanAnswers = end;
      };
      for (let first = 0; first < count; first += CHUNK) {
        const end = Math.min(first + CHUNK, count);
        const part = count > CHUNK ? `, answers ${first + 1} to ${end}` : '';
        it(`${[subject.tag, ...details].join(' ')} shows as text or not at all${part}`, async function () {
          this.timeout(900_000);
          problems.length = 0;
          await loadLazyCode(subject);
          // After the lazy code is loaded, because an element renders differently without it.
          if (cleanAnswers === 0) await learnClean();
          const foreign = new Set<string>();
          const unsafe = new Set<string>();
          await renderResponses(subject, true, { first, end }, ({ names, parts: shown, addresses, text }, { passed, texts }) => {
            for (const name of names) if (!clean.has(name)) foreign.add(name);
            for (const address of addresses) if (!SCHEMES.includes(new URL(address, document.baseURI).protocol)) unsafe.add(address);
            if (subject.part !== undefined && shown.has(subject.part)) parts += 1;
            if (passed && texts.some((each) => text.includes(each))) reached += 1;
          });
          while (foreign.size > 0 && cleanAnswers < MAX_CLEAN_RESPONSES) {
            await learnClean();
            for (const name of clean) foreign.delete(name);
          }
          expect([...foreign], 'elements and attributes that clean data does not bring').to.deep.equal([]);
          expect([...unsafe], 'addresses').to.deep.equal([]);
          expect(problems, 'errors').to.deep.equal([]);
          expect(Object.hasOwn(Object.prototype, 'polluted')).to.equal(false);
          if (end < count) return;
          // The square root allows for the variation of the share if there are few responses.
          const leastShown = count * (subject.minShownShare ?? (subject.single ? 0.25 : 0.5)) - Math.sqrt(count);
          expect(reached, 'answers that passed and were shown').to.be.at.least(leastShown);
          // If the responses are adjusted, the part may only be missing for invalid responses.
          const most = subject.adjustResponse ? 0.75 : 0.25;
          if (subject.part !== undefined) expect(parts, `answers that showed the part ${subject.part}`).to.be.at.least(count * most);
        });
      }
    }
  });
}
