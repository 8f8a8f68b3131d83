import { MANY, previewSuite } from '../../support/preview/suite.js';

// Split over several files, so that both workers share the work.
previewSuite([116, 117, 118, 119, 120], MANY);
