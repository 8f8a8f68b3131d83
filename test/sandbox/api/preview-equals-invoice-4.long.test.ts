import { MANY, previewSuite } from '../../support/preview/suite.js';

// In files of their own, so that both workers share them.
previewSuite([116, 117, 118, 119, 120], MANY);
