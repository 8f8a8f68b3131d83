import { previewSuite } from '../../support/preview/suite.js';

// In files of their own, so that both workers share them; the long suites live through two thousand.
previewSuite([2], 40);
