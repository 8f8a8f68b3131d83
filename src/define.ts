/** Registers every element. */
import './components/define/account.js';
import './components/define/invoices.js';
import './components/define/plans.js';
import './components/define/profile.js';
import './components/define/provider.js';
import './components/define/subscriptions.js';
