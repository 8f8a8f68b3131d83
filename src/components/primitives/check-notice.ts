import type { TemplateResult } from 'lit';
import { notice, type NoticeOptions } from './notice.js';

export interface CheckNoticeOptions {
  readonly kind?: NoticeOptions['kind'];
  readonly text: string;
  /** Label of the button that checks the outcome. */
  readonly label: string;
  /** Label while an answer is awaited; the same label unless given. */
  readonly busyLabel?: string;
  /** True while an answer is awaited. */
  readonly isAttempting: boolean;
  readonly onCheck: () => void;
}

/** Renders the notice of a change whose outcome is not certain, with the button that checks the outcome. */
export function checkNotice(options: CheckNoticeOptions): TemplateResult {
  const { kind = 'checking', text, label, busyLabel = label, isAttempting, onCheck } = options;
  return notice({ kind, text, action: { label: isAttempting ? busyLabel : label, busy: isAttempting, onClick: onCheck } });
}
