import fc from 'fast-check';
import { propertyRuns } from './examples.js';

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: propertyRuns });
