import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import { radioField, selectField, textField } from '../../../primitives/field.js';
import { LENGTHS, type Draft, type FieldName } from './declaration.js';
import type { WithdrawFormMessages } from '../../../../generated/locales/withdraw-form.js';

/** A contract of who is signed in. */
export interface Contract {
  readonly number: string;
  readonly name: string;
}

export interface FieldsView {
  readonly l: FullLocalizer<WithdrawFormMessages>;
  readonly draft: Draft;
  readonly problems: Readonly<Partial<Record<FieldName, string>>>;
  readonly choosesKind: boolean;
  /** Empty signed out: then the number is written. */
  readonly contracts: readonly Contract[];
  readonly onChange: (name: keyof Draft, value: string) => void;
}

/** Step one: who declares what. */
export function renderFields({ l, draft, problems, choosesKind, contracts, onChange }: FieldsView): TemplateResult {
  const contract = {
    id: 'contract',
    label: l.t('contract'),
    value: draft.contract,
    required: true,
    error: problems.contract,
    onInput: (value: string) => onChange('contract', value),
  };
  const known = contracts.some(({ number }) => number === draft.contract) || draft.contract === '';
  return html`${
    choosesKind
      ? radioField({
          name: 'kind',
          legend: l.t('kind'),
          value: draft.kind,
          options: [
            { value: 'withdraw', label: l.t('kindWithdraw') },
            { value: 'cancel', label: l.t('kindCancel') },
          ],
          onChange: (value) => onChange('kind', value),
        })
      : nothing
  }${textField({
    id: 'name',
    label: l.t('name'),
    value: draft.name,
    autocomplete: 'name',
    required: true,
    maxLength: LENGTHS.name,
    error: problems.name,
    dir: 'auto',
    onInput: (value) => onChange('name', value),
  })}${textField({
    id: 'email',
    label: l.t('email'),
    value: draft.email,
    type: 'email',
    autocomplete: 'email',
    required: true,
    maxLength: LENGTHS.email,
    hint: l.t('emailHint'),
    error: problems.email,
    dir: 'auto',
    onInput: (value) => onChange('email', value),
  })}${
    contracts.length > 0 && known
      ? selectField({
          ...contract,
          placeholder: l.t('chooseContract'),
          options: contracts.map(({ number, name }) => ({ value: number, label: name ? `${name}, ${number}` : number })),
        })
      : textField({ ...contract, maxLength: LENGTHS.contract, hint: l.t('contractHint'), dir: 'auto' })
  }${
    draft.kind === 'cancel'
      ? textField({
          id: 'reason',
          label: l.t('reason'),
          optional: l.t('optional'),
          value: draft.reason,
          maxLength: LENGTHS.reason,
          hint: l.t('reasonHint'),
          dir: 'auto',
          onInput: (value) => onChange('reason', value),
        })
      : nothing
  }`;
}
