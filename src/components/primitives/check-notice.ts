import type { TemplateResult } from 'lit';
import { notice, type NoticeOptions } from './notice.js';

interface CheckNoticeOptions {
  readonly kind?: NoticeOptions['kind'];
  readonly text: string;
  /** Label of the button that checks the outcome. */
  readonly label: string;
  /** Label while waiting for the response. Default: `label`. */
  readonly busyLabel?: string;
  /** True while waiting for the response. */
  readonly isAttempting: boolean;
  readonly onCheck: () => void;
}

/** Renders a notice about a change with an unknown outcome, with a button that checks the outcome. */
export function checkNotice(options: CheckNoticeOptions): TemplateResult {
  const { kind = 'checking', text, label, busyLabel = label, isAttempting, onCheck } = options;
  return notice({ kind, text, action: { label: isAttempting ? busyLabel : label, busy: isAttempting, onClick: onCheck } });
}
