import { render, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';

/** Number of rows rendered beyond each edge of the visible area, so that Tab reaches the next row. */
const OVERSCAN = 8;
/** Estimated row height in CSS pixels, used until a row is measured. */
const DEFAULT_ROW_HEIGHT = 44;

interface WindowedRowsOptions<Row> {
  readonly rows: () => readonly Row[];
  /** Returns a stable key of a row. */
  readonly key: (row: Row) => string;
  readonly cells: (row: Row) => TemplateResult;
  /** Sets the classes and parts of the row element. */
  readonly updateRow: (element: HTMLElement, row: Row) => void;
  /** Called when the visible area is close to the last row. */
  readonly onNearEnd: () => void;
}

/**
 * Renders only the visible rows of a long table, into `<tbody data-rows>` of the host's template. The scroll container is the closest
 * ancestor with the class `scroll`. Spacer rows replace the rows that are not rendered. A rendered row keeps its element, and the focused row
 * stays rendered, so scrolling never moves the focus. Sets `aria-rowindex` on the rows. The template must set `aria-rowcount`.
 */
export class WindowedRows<Row> implements ReactiveController {
  readonly #root: () => ParentNode & { readonly activeElement?: Element | null };
  readonly #options: WindowedRowsOptions<Row>;
  readonly #drawn = new Map<string, HTMLTableRowElement>();
  readonly #gaps: HTMLTableRowElement[] = [];
  #body: HTMLElement | undefined;
  #box: HTMLElement | undefined;
  #height = DEFAULT_ROW_HEIGHT;
  /** Last scroll position. */
  #scrolled = 0;
  /** True if the scroll container was recreated after a task. The scroll position is then restored. */
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

  /** Focuses an element in a row. Renders the row first if necessary. Returns false if there is no such row. */
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

  /** Scrolls to the top. Call it when the rows are replaced. */
  scrollToTop(): void {
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
    const first = Math.max(0, Math.min(rows.length, Math.floor(top / this.#height)) - OVERSCAN);
    const last = Math.min(rows.length, Math.ceil((top + box.clientHeight) / this.#height) + OVERSCAN);
    this.#place(body, rows, first, last);
    if (this.#returning) {
      this.#returning = false;
      box.scrollTop = top;
    }
    this.#measure();
    if (last > rows.length - OVERSCAN * 2) this.#options.onNearEnd();
  }

  /** Renders the rows from `first` up to `last`, and the focused row. Moves only the elements that are out of place. */
  #place(body: HTMLElement, rows: readonly Row[], first: number, last: number): void {
    const { key, cells, updateRow } = this.#options;
    const focused = this.#root().activeElement?.closest('tr');
    const indexes: number[] = [];
    for (let index = first; index < last; index += 1) indexes.push(index);
    const focusedKey = focused instanceof HTMLElement ? focused.dataset['key'] : undefined;
    const focusedIndex = focusedKey === undefined || !this.#drawn.has(focusedKey) ? -1 : rows.findIndex((row) => key(row) === focusedKey);
    if (focusedIndex >= 0 && focusedIndex < first) indexes.unshift(focusedIndex);
    if (focusedIndex >= last) indexes.push(focusedIndex);

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
      updateRow(element, row);
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
