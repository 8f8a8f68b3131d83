/** What stories are written in. Only types: the pages themselves are plain JavaScript. */

/** What the scripted gateway answers to one request. */
export type Answer = object | ((request: Request) => object | Promise<object>);

/** Somebody who uses the element. Finds by selector, across shadow roots, because a story has to work in every language. */
export interface Person {
  /** Waits until an element is there and visible. */
  sees(selector: string): Promise<HTMLElement>;
  /** Focuses and clicks. */
  press(selector: string): Promise<void>;
  /** Types into a field, or chooses an option of a select. */
  fill(selector: string, value: string): Promise<void>;
}

/** One element in one state. */
export interface Story {
  /** Attributes of the element. */
  attributes?: Readonly<Record<string, string>>;
  /** Properties of the element, set before it is in the page; a function where each story needs its own. */
  properties?: Readonly<Record<string, unknown>> | (() => Readonly<Record<string, unknown>>);
  /** What stands inside the tag. */
  content?: () => readonly Node[];
  /** Attributes of the provider; null takes one away. */
  provider?: Readonly<Record<string, string | null>>;
  /** Tag of the provider around it; that of storefronts unless given. */
  around?: 'storefront-staff';
  /** True: stands outside of a provider. */
  alone?: boolean;
  /** Somebody is signed in, or was and the session cannot be had again. Nobody is, if left out. */
  session?: 'active' | 'expired';
  /** False: there is no network. */
  online?: boolean;
  /** By method and path, for example `GET /storefront/catalog`; see gateway.js for what is not just data. A function where answers differ in turn. */
  answers?: Readonly<Record<string, Answer>> | (() => Readonly<Record<string, Answer>>);
  /** What a person does until the state is there. */
  act?: (person: Person) => Promise<void>;
  /** Visible text that only this state has: what comes from the data, or by language. */
  shows: string | Readonly<Record<string, string>>;
}

/** Stories of one element by the name of the state. */
export type Stories = Readonly<Record<string, Story>>;

/** How a story is looked at. */
export interface Variant {
  lang?: string;
  dir?: 'ltr' | 'rtl';
  scheme?: 'light' | 'dark';
  /** Size of the root's text in percent. */
  text?: string;
  theme?: string;
  density?: string;
  /** Names and texts of the data are as long as they may get. */
  long?: boolean;
}

/** What was seen while a story came to be. */
export interface Seen {
  /** All custom states of the element among those asked for. */
  states: string[];
  /** What the story shows, in the language it was shown in; nothing where it says nothing of that language. */
  words: string;
  /** All visible text of the element. */
  text: string;
  /** Sum of the layout shifts that nobody's action explains. */
  shift: number;
  /** What moved, for whoever has to mend it. */
  moved: string[];
  /** Requests for which the story has no answer. */
  unanswered: string[];
  /** By how many pixels the page is wider than its window. */
  overflow: number;
}
