export const messages = {
  lead: 'Applies from your next invoice.',
  taxLead: 'Tax depends on this address. Applies from your next invoice.',
  languageLead: "The language of emails and documents. The language of this page doesn't change.",
  save: 'Save',
  saving: 'Saving…',
  noPreference: 'No preference',
  problems: { one: 'Fix {count} field to continue.', other: 'Fix {count} fields to continue.' },
  conflict: 'This was changed elsewhere. What you entered is kept. Save again to replace the current value:',
  nothing: 'nothing',
  emailTaken: 'Another account uses this email address. Enter a different one.',
};
