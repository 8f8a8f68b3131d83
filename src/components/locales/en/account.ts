export const messages = {
  overview: 'Overview',
  subscriptions: 'Subscriptions',
  invoices: 'Invoices',
  'payment-methods': 'Payment methods',
  usage: 'Usage',
  activity: 'Activity',
  profile: 'Profile',
  sections: 'Sections of the account',
  nothing: 'Your session may see no part of the account.',
  unknownSection: 'There is no section "{section}". There are: {known}.',
};
