/** Registers every element for storefronts. Elements for staff pages are in `staff.ts`. */
import './components/define/account.js';
import './components/define/activity.js';
import './components/define/buy-button.js';
import './components/define/invoices.js';
import './components/define/overview.js';
import './components/define/payment-methods.js';
import './components/define/payment.js';
import './components/define/paywall.js';
import './components/define/plans.js';
import './components/define/profile.js';
import './components/define/provider.js';
import './components/define/quote.js';
import './components/define/sign-up.js';
import './components/define/subscriptions.js';
import './components/define/usage.js';
import './components/define/withdraw.js';
