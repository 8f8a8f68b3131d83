/** Entry of the script tag. Only starts the loader: browsers revalidate this file, because its name stays, so it has to be small. */
import { loadElements } from './loader.js';

void loadElements();
