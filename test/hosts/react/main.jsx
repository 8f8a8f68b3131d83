import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Shop } from './Shop.jsx';

// Strict: in development each component is mounted, taken away and mounted again.
createRoot(document.querySelector('#app')).render(
  <StrictMode>
    <Shop />
  </StrictMode>,
);
