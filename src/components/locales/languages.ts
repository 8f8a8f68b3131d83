/** A language of the elements. */
export interface Language {
  /** BCP 47 tag, which is also the name of the folder with its messages: `de`, `pt-BR`. */
  readonly code: string;
  /** Name of the language in that language. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
}

/** All languages of the elements. To add a language, add a row here and a folder of messages. See docs/languages.md. */
export const languages: readonly Language[] = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'de', name: 'Deutsch', dir: 'ltr' },
  { code: 'fr', name: 'Français', dir: 'ltr' },
  { code: 'es', name: 'Español', dir: 'ltr' },
  { code: 'ja', name: '日本語', dir: 'ltr' },
  { code: 'ar', name: 'العربية', dir: 'rtl' },
  { code: 'pt-BR', name: 'Português (Brasil)', dir: 'ltr' },
];
