import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import { radioField, selectField, textField } from '../../../primitives/field.js';
import { MAX_LENGTHS, type DeclarationDraft, type RequiredField } from './declaration.js';
import type { WithdrawFormMessages } from '../../../../generated/locales/withdraw-form.js';

/** Contract of the signed-in customer. */
export interface ContractOption {
  readonly number: string;
  readonly name: string;
}

/** Data and callbacks of the form fields. */
interface DeclarationFieldsView {
  readonly l: FullLocalizer<WithdrawFormMessages>;
  readonly draft: DeclarationDraft;
  readonly problems: Readonly<Partial<Record<RequiredField, string>>>;
  /** True if the user may choose between withdrawal and cancellation. */
  readonly hasKindChoice: boolean;
  /** Contracts to choose from. Empty if nobody is signed in; the user then types the number. */
  readonly contracts: readonly ContractOption[];
  readonly onChange: (name: keyof DeclarationDraft, value: string) => void;
}

/** Renders the fields of the first step. */
export function renderDeclarationFields({ l, draft, problems, hasKindChoice, contracts, onChange }: DeclarationFieldsView): TemplateResult {
  const contract = {
    id: 'contract',
    label: l.t('contract'),
    value: draft.contract,
    required: true,
    error: problems.contract,
    onInput: (value: string) => onChange('contract', value),
  };
  const isKnown = contracts.some(({ number }) => number === draft.contract) || draft.contract === '';
  return html`${
    hasKindChoice
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
    maxLength: MAX_LENGTHS.name,
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
    maxLength: MAX_LENGTHS.email,
    hint: l.t('emailHint'),
    error: problems.email,
    dir: 'auto',
    onInput: (value) => onChange('email', value),
  })}${
    contracts.length > 0 && isKnown
      ? selectField({
          ...contract,
          placeholder: l.t('chooseContract'),
          options: contracts.map(({ number, name }) => ({ value: number, label: name ? `${name}, ${number}` : number })),
        })
      : textField({ ...contract, maxLength: MAX_LENGTHS.contract, hint: l.t('contractHint'), dir: 'auto' })
  }${
    draft.kind === 'cancel'
      ? textField({
          id: 'reason',
          label: l.t('reason'),
          optional: l.t('optional'),
          value: draft.reason,
          maxLength: MAX_LENGTHS.reason,
          hint: l.t('reasonHint'),
          dir: 'auto',
          onInput: (value) => onChange('reason', value),
        })
      : nothing
  }`;
}
