/** Registers every element. */
import './components/define/provider.js';
