import { MANY, previewSuite } from '../../support/preview/suite.js';

// Split over several files, so that both workers share the work.
previewSuite([101, 102, 103, 104, 105], MANY);
