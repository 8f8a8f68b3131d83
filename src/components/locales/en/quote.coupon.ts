export const messages = {
  couponRefused: "The code “{code}” isn't valid. Check the spelling, or continue without it.",
  couponExpired: 'The code “{code}” was valid until {date}. Continue without it, or enter another code.',
  couponTooEarly: 'The code “{code}” is valid from {date}. Continue without it, or use it then.',
  couponUsed: 'You have already used the code “{code}”. Continue without it, or enter another code.',
  couponActive: 'You already have the discount of the code “{code}”. Continue without the code.',
  couponNewCustomersOnly: 'The code “{code}” is for new customers only. Continue without it, or enter another code.',
  couponNotCombined:
    "The code “{code}” can't be combined with your current discount. Continue without it, or use it when the discount has ended.",
  couponOtherPlan: "The code “{code}” isn't for this plan. Choose another plan, or continue without the code.",
  couponOtherCurrency: "The code “{code}” isn't valid in this currency. Continue without it, or enter another code.",
  couponUsedUp: 'The code “{code}” has been used up. Continue without it, or enter another code.',
  couponWithoutEffect: 'The code “{code}” would not lower your bill. Choose another plan, or continue without the code.',
  couponNotChecked: "The code “{code}” couldn't be checked. Try again, or continue without it.",
};
