import { previewSuite } from '../../support/preview/suite.js';

previewSuite([1, 2, 3], 100);
