import { MANY, previewSuite } from '../../support/preview/suite.js';

// In files of their own, so that both workers share them.
previewSuite([101, 102, 103, 104, 105], MANY);
