export const messages = {
  overview: 'Overview',
  subscriptions: 'Subscriptions',
  invoices: 'Invoices',
  'payment-methods': 'Payment methods',
  usage: 'Usage',
  activity: 'Activity',
  profile: 'Profile',
  sections: 'Account sections',
  nothing: "You don't have access to any part of this account.",
  unknownSection: 'There is no section "{section}". Available sections: {known}.',
};
