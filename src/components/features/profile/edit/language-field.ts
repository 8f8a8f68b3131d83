import type { TemplateResult } from 'lit';
import { languages } from '../../../locales/languages.js';
import { selectField } from '../../../primitives/field.js';

interface LanguageField {
  readonly label: string;
  /** Language code, or empty for no preference. */
  readonly value: string;
  readonly placeholder: string;
  readonly onInput: (value: string) => void;
}

/** Renders the choice of a language. Also offers the current language if the elements do not have it. */
export function languageField({ label, value, placeholder, onInput }: LanguageField): TemplateResult {
  const isKnown = languages.some(({ code }) => code === value) || value === '';
  return selectField({
    id: 'language',
    label,
    value,
    placeholder,
    options: [...(isKnown ? [] : [{ value, label: value }]), ...languages.map(({ code, name }) => ({ value: code, label: name }))],
    onInput,
  });
}
