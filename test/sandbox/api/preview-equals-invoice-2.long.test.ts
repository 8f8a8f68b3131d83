import { MANY, previewSuite } from '../../support/preview/suite.js';

// In files of their own, so that both workers share them.
previewSuite([106, 107, 108, 109, 110], MANY);
