import { adversarySuite } from '../support/adversary/suite.js';

// One file for each tenant, so that both workers share the work.
adversarySuite('harbor-review');
