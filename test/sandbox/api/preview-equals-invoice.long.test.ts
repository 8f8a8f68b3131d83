import { previewSuite } from '../../support/preview/suite.js';

previewSuite(
  Array.from({ length: 20 }, (_, index) => 101 + index),
  100,
);
