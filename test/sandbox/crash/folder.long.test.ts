import { newFolder } from './folder.js';
import { crashSuite } from './suite.js';

crashSuite('the embedded database', newFolder);
