/** The script tag. Only starts the loader: this file keeps its name, so browsers ask for it again; what it imports is named by its content. */
import { loadElements } from './cdn-loader.js';

void loadElements();
