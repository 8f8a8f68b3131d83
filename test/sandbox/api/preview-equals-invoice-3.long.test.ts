import { MANY, previewSuite } from '../../support/preview/suite.js';

// In files of their own, so that both workers share them.
previewSuite([111, 113, 114, 115, 121], MANY);
