import { css, html, type TemplateResult } from 'lit';

interface DialogOptions {
  /** Visible title of the dialog. */
  readonly title: string;
  /** Accessible name of the close button. */
  readonly close: string;
  readonly content: TemplateResult;
  /** Called after the dialog was closed by any means. */
  readonly onClose: () => void;
}

/**
 * Renders a native modal dialog. `openDialog` opens it. Esc, a click outside and the close button close it without confirmation, so its content must
 * keep the user's input. The browser restores the focus. Needs the styles `button`.
 */
export function dialog({ title, close, content, onClose }: DialogOptions): TemplateResult {
  return html`<dialog class="dialog" part="dialog" aria-labelledby="dialog-title" @close=${onClose}>
    <div class="dialog-box">
      <header>
        <h2 id="dialog-title" tabindex="-1">${title}</h2>
        <button class="button dialog-close" type="button" part="close" aria-label=${close} @click=${closeDialog}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="m3.5 3.5 9 9m0-9-9 9" /></svg>
        </button>
      </header>
      <div class="dialog-content">${content}</div>
    </div>
  </dialog>`;
}

/** Opens the dialog of a shadow root and focuses its title. */
export function openDialog(root: ParentNode): void {
  const opened = root.querySelector<HTMLDialogElement>('dialog.dialog');
  if (!opened?.isConnected || opened.open) return;
  // A click on the dialog element itself is a click on the backdrop.
  opened.addEventListener('pointerdown', rememberPress);
  opened.addEventListener('click', closeOnBackdrop);
  opened.showModal();
  opened.querySelector<HTMLElement>('#dialog-title')?.focus();
}

/** Target of the last pointer press. Needed because selecting text with the mouse may end outside the dialog. */
let pressedOn: EventTarget | null = null;

function rememberPress({ target }: Event): void {
  pressedOn = target;
}

function closeOnBackdrop({ target, currentTarget }: Event): void {
  if (target === currentTarget && pressedOn === target && target instanceof HTMLDialogElement) target.close();
}

function closeDialog({ currentTarget }: Event): void {
  if (currentTarget instanceof Element) currentTarget.closest('dialog')?.close();
}

export const dialogStyles = css`
  .dialog {
    inline-size: min(60rem, 100%);
    max-inline-size: none;
    max-block-size: 100dvb;
    overflow: auto;
    block-size: fit-content;
    /* Aligned to the top, so that growing content does not move the rest. */
    margin: 0 auto auto;
    padding: min(6vb, var(--_space-16)) min(4vi, var(--_space-6));
    border: 0;
    background: none;
    color: inherit;
    overscroll-behavior: contain;
  }
  .dialog-box {
    display: grid;
    border-radius: calc(1.5 * var(--_radius));
    background: var(--_surface);
    color: var(--_text);
    box-shadow:
      0 1px 2px rgb(0 0 0 / 12%),
      0 12px 48px rgb(0 0 0 / 24%);
  }
  .dialog::backdrop {
    background: var(--storefront-overlay-backdrop-color, rgb(0 0 0 / 48%));
  }
  .dialog header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-4);
    padding-block: var(--_space-3);
    padding-inline: var(--_space-6) var(--_space-3);
  }
  .dialog h2 {
    font-size: var(--_size-large);
  }
  .dialog-close {
    flex: none;
    inline-size: var(--_control);
    padding: 0;
    border-color: transparent;
  }
  .dialog-content {
    padding: var(--_space-2) var(--_space-6) var(--_space-6);
    min-inline-size: 0;
  }
  .dialog[open] .dialog-box {
    transition:
      opacity var(--_motion),
      scale var(--_motion);
  }
  @starting-style {
    .dialog[open] .dialog-box {
      opacity: 0;
      scale: 0.98;
    }
  }
  @media (forced-colors: active) {
    .dialog-box {
      border: 1px solid;
    }
  }
`;
