/** The script tag of staff pages: registers the elements for a tenant's own people. No page of the storefront loads it. */
import './components/define/accounting-periods.js';
import './components/define/objects.js';
import './components/define/revenue-schedule.js';
import './components/define/staff.js';
