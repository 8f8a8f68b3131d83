/** Languages in which mails and documents can be asked for, each in its own name. */
export const LANGUAGES: readonly (readonly [code: string, name: string])[] = [
  ['ar', 'العربية'],
  ['de', 'Deutsch'],
  ['en', 'English'],
  ['es', 'Español'],
  ['fr', 'Français'],
  ['ja', '日本語'],
];
