import { MANY, previewSuite } from '../../support/preview/suite.js';

// Split over several files, so that both workers share the work.
previewSuite([111, 113, 114, 115, 121], MANY);
