import { isSecure, ok, problem, type Check } from '../check.js';

/** The page answers with HTML, over https. */
export const checkPageAddress: Check = ({ page: { url, status, type } }) => {
  if (status !== 200) return [problem(`The page answers with status ${status}.`, 'Give the URL of a page that visitors can open.')];
  if (!type.startsWith('text/html')) return [problem(`The page has the type "${type}".`, 'Serve the page with Content-Type: text/html.')];
  return isSecure(url)
    ? [ok('The page answers, and is secure.')]
    : [problem('The page uses http.', 'Serve the page with https: browsers restrict other pages, and payment forms refuse them.')];
};
