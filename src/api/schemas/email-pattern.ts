/** Pattern of an email address. Refuses invisible characters, with which one address could look like another. */
export const EMAIL_PATTERN = /^[^\s\p{C}@<>()[\],;:"]+@[^\s\p{C}@.<>()[\],;:"]+(?:\.[^\s\p{C}@.<>()[\],;:"]+)+$/u;

/** Message for an address that does not match the pattern. */
export const EMAIL_MESSAGE = 'must be an email address such as name@example.com';
