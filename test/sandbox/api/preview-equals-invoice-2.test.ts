import { FEW, previewSuite } from '../../support/preview/suite.js';

// Split over several files, so that both workers share the work.
previewSuite([2], FEW);
