import { render, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';

/** How many rows are drawn beyond each edge of what is seen, so that Tab finds the next one there. */
const BEYOND = 8;
/** CSS pixels of a row before one was measured. */
const ROW = 44;

export interface WindowedRowsOptions<Row> {
  readonly rows: () => readonly Row[];
  /** The same for the same row whatever else is in the table. */
  readonly key: (row: Row) => string;
  readonly cells: (row: Row) => TemplateResult;
  /** Classes and parts of the row itself. */
  readonly dress: (element: HTMLElement, row: Row) => void;
  /** What is seen is close to the last row that there is. */
  readonly onNearEnd: () => void;
}

/**
 * Draws the rows of a long table where they are seen, into `<tbody data-rows>` of the host's template; the box that scrolls is the nearest
 * `.scroll` around it. Gaps keep the room of the others. A row keeps its element as long as it is drawn, and the row that has the focus always is,
 * so the focus is never lost to scrolling. Rows carry `aria-rowindex`; the template says `aria-rowcount`.
 */
export class WindowedRows<Row> implements ReactiveController {
  readonly #root: () => ParentNode & { readonly activeElement?: Element | null };
  readonly #options: WindowedRowsOptions<Row>;
  readonly #drawn = new Map<string, HTMLTableRowElement>();
  readonly #gaps: HTMLTableRowElement[] = [];
  #body: HTMLElement | undefined;
  #box: HTMLElement | undefined;
  #height = ROW;
  /** Where it was scrolled to. */
  #scrolled = 0;
  /** The box is a new one, after a task stood in its place: it is scrolled to where the one before was. */
  #returning = false;
  #resized: ResizeObserver | undefined;

  constructor(
    host: ReactiveControllerHost & { readonly renderRoot: ParentNode & { readonly activeElement?: Element | null } },
    options: WindowedRowsOptions<Row>,
  ) {
    this.#root = () => host.renderRoot;
    this.#options = options;
    host.addController(this);
  }

  hostUpdated(): void {
    this.#follow();
    this.#draw();
  }

  hostDisconnected(): void {
    this.#leave();
  }

  /** Gives the focus to something in a row, drawing it if it is not; false if there is no such row. */
  focus(key: string, selector: string): boolean {
    const index = this.#options.rows().findIndex((row) => this.#options.key(row) === key);
    if (index < 0 || !this.#box) return false;
    if (!this.#drawn.has(key)) {
      this.#box.scrollTop = index * this.#height;
      this.#draw();
    }
    const found = this.#drawn.get(key)?.querySelector<HTMLElement>(selector);
    found?.focus();
    return found !== undefined && found !== null;
  }

  /** For rows of something else. */
  toTop(): void {
    this.#scrolled = 0;
    if (this.#box) this.#box.scrollTop = 0;
  }

  #follow(): void {
    const body = this.#root().querySelector<HTMLElement>('[data-rows]') ?? undefined;
    if (body === this.#body) return;
    this.#leave();
    this.#body = body;
    this.#box = body?.closest<HTMLElement>('.scroll') ?? undefined;
    this.#returning = this.#scrolled > 0;
    if (!this.#box) return;
    this.#box.addEventListener('scroll', this.#onScroll, { passive: true });
    this.#resized = new ResizeObserver(() => this.#draw());
    this.#resized.observe(this.#box);
  }

  #leave(): void {
    this.#box?.removeEventListener('scroll', this.#onScroll);
    this.#resized?.disconnect();
    this.#drawn.clear();
    this.#body?.replaceChildren();
    this.#body = this.#box = this.#resized = undefined;
  }

  readonly #onScroll = (): void => {
    this.#scrolled = this.#box?.scrollTop ?? 0;
    this.#draw();
  };

  #draw(): void {
    const body = this.#body;
    const box = this.#box;
    if (!body || !box) return;
    const rows = this.#options.rows();
    const top = this.#returning ? this.#scrolled : box.scrollTop;
    const first = Math.max(0, Math.min(rows.length, Math.floor(top / this.#height)) - BEYOND);
    const last = Math.min(rows.length, Math.ceil((top + box.clientHeight) / this.#height) + BEYOND);
    this.#place(body, rows, first, last);
    if (this.#returning) {
      this.#returning = false;
      box.scrollTop = top;
    }
    this.#measure();
    if (last > rows.length - BEYOND * 2) this.#options.onNearEnd();
  }

  /** Puts the rows from `first` up to `last`, and the one with the focus, in their places without moving one that stands right. */
  #place(body: HTMLElement, rows: readonly Row[], first: number, last: number): void {
    const { key, cells, dress } = this.#options;
    const focused = this.#root().activeElement?.closest('tr');
    const indexes: number[] = [];
    for (let index = first; index < last; index += 1) indexes.push(index);
    const held = focused instanceof HTMLElement ? focused.dataset['key'] : undefined;
    const heldAt = held === undefined || !this.#drawn.has(held) ? -1 : rows.findIndex((row) => key(row) === held);
    if (heldAt >= 0 && heldAt < first) indexes.unshift(heldAt);
    if (heldAt >= last) indexes.push(heldAt);

    const wanted = new Set(indexes.map((index) => key(rows[index] as Row)));
    for (const [name, element] of this.#drawn) {
      if (wanted.has(name)) continue;
      element.remove();
      this.#drawn.delete(name);
    }
    for (const gap of this.#gaps) gap.remove();
    let next = body.firstElementChild;
    let until = 0;
    let gaps = 0;
    const put = (element: Element): void => {
      if (element === next) next = element.nextElementSibling;
      else body.insertBefore(element, next);
    };
    for (const index of indexes) {
      const row = rows[index] as Row;
      if (index > until) put(this.#gap(gaps++, index - until));
      until = index + 1;
      const name = key(row);
      let element = this.#drawn.get(name);
      if (!element) {
        element = document.createElement('tr');
        element.setAttribute('role', 'row');
        element.dataset['key'] = name;
        this.#drawn.set(name, element);
      }
      element.setAttribute('aria-rowindex', String(index + 2));
      dress(element, row);
      render(cells(row), element);
      put(element);
    }
    if (rows.length > until) put(this.#gap(gaps, rows.length - until));
  }

  #gap(index: number, count: number): HTMLElement {
    const gap = (this.#gaps[index] ??= document.createElement('tr'));
    gap.className = 'gap';
    gap.setAttribute('role', 'none');
    gap.setAttribute('aria-hidden', 'true');
    gap.style.blockSize = `${count * this.#height}px`;
    return gap;
  }

  #measure(): void {
    let height = 0;
    for (const element of this.#drawn.values()) height += element.offsetHeight;
    if (height > 0) this.#height = height / this.#drawn.size;
  }
}
