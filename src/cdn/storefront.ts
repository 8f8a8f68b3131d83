/** Entry of the script tag. It only starts the loader. The file has to be small, because its name never changes, so browsers revalidate it. */
import { loadElements } from './loader.js';

void loadElements();
