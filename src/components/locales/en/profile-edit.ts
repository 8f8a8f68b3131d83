export const messages = {
  lead: 'It takes effect on your next invoice.',
  taxLead: 'Tax follows this address. It takes effect on your next invoice.',
  languageLead: 'In this language we write to you. The language of this page stays as it is.',
  save: 'Save',
  saving: 'Saving …',
  noPreference: 'No preference',
  problems: { one: '{count} entry needs another look.', other: '{count} entries need another look.' },
  conflict: 'This was changed elsewhere meanwhile. What you entered is kept; save it again to put it in place of what is there now:',
  nothing: 'nothing',
  emailTaken: 'There is another account with this address. Choose another one.',
};
