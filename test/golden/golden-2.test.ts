import { describeBills } from './bills.js';

describeBills('second');
