/** Registers every element. */
import './components/define/plans.js';
import './components/define/provider.js';
