/** Types for the stories. The story pages themselves are plain JavaScript. */

/** Response of the simulated gateway: data, or a function that returns data or a `Response`. */
export type Answer = object | ((request: Request) => object | Promise<object>);

/** Simulated user. Finds elements by selector, also in shadow roots, because texts differ between languages. */
export interface SimulatedUser {
  /** Waits until an element is visible, and returns it. */
  sees(selector: string): Promise<HTMLElement>;
  /** Focuses and clicks an element. */
  press(selector: string): Promise<void>;
  /** Types into a field, or selects an option. */
  fill(selector: string, value: string): Promise<void>;
}

/** Story: shows an element in one state. */
export interface Story {
  /** Attributes of the element. */
  attributes?: Readonly<Record<string, string>>;
  /** Properties of the element, set before it is added to the page. A function returns new values for each run. */
  properties?: Readonly<Record<string, unknown>> | (() => Readonly<Record<string, unknown>>);
  /** Child nodes of the element. */
  content?: () => readonly Node[];
  /** Attributes of the provider. `null` removes an attribute. */
  provider?: Readonly<Record<string, string | null>>;
  /** Tag of the provider around the element. Default: `storefront-provider`. */
  around?: 'storefront-staff';
  /** True to show the element without a provider. */
  alone?: boolean;
  /** `active`: signed in; `expired`: signed out in the meantime. Default: a visitor. */
  session?: 'active' | 'no-account' | 'expired';
  /** False to simulate a missing network. */
  online?: boolean;
  /**
   * Responses by method and path, for example `GET /storefront/catalog`. gateway.js creates errors and other special responses. A function
   * returns new values for each run.
   */
  answers?: Readonly<Record<string, Answer>> | (() => Readonly<Record<string, Answer>>);
  /** User actions that lead to the state. */
  act?: (person: SimulatedUser) => Promise<void>;
  /** Text that is visible only in this state: a text from the data, or interface texts by language. */
  shows: string | Readonly<Record<string, string>>;
}

/** Stories of an element by state. */
export type Stories = Readonly<Record<string, Story>>;

/** Language and appearance in which a story is shown. */
export interface Variant {
  lang?: string;
  dir?: 'ltr' | 'rtl';
  scheme?: 'light' | 'dark';
  /** Font size of the page in percent. */
  text?: string;
  theme?: string;
  density?: string;
  /** True for very long names and texts in the data. */
  long?: boolean;
}

/** Measurements of a story. */
export interface StoryMeasurements {
  /** Custom states of the element. */
  states: string[];
  /** Expected text (`shows`) in the language of the page. Empty if the story has no text for this language. */
  words: string;
  /** All visible text of the element. */
  text: string;
  /** Sum of the layout shifts that no user action caused. */
  shift: number;
  /** Elements that moved, for debugging. */
  moved: string[];
  /** Requests for which the story defines no response. */
  unanswered: string[];
  /** Pixels by which the page is wider than its window. */
  overflow: number;
}
