import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Shop } from './Shop.jsx';

// StrictMode mounts, unmounts and remounts each component in development.
createRoot(document.querySelector('#app')).render(
  <StrictMode>
    <Shop />
  </StrictMode>,
);
