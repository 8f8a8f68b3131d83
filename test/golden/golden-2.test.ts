import { describeBills } from './describe-bills.js';

describeBills('second');
