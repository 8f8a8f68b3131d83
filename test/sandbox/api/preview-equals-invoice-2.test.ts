import { FEW, previewSuite } from '../../support/preview/suite.js';

// In files of their own, so that both workers share them.
previewSuite([2], FEW);
