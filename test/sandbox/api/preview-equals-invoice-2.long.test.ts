import { MANY, previewSuite } from '../../support/preview/suite.js';

// Split over several files, so that both workers share the work.
previewSuite([106, 107, 108, 109, 110], MANY);
