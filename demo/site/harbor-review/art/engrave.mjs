// Draws the site's only picture, a fictional harbor, like a wood engraving: with lines whose thickness shows the tone. Writes
// - harbor-by-day.svg: lines are thick where the scene is dark
// - harbor-by-night.svg: lines are thick where the scene is bright
// Run `node demo/site/harbor-review/art/engrave.mjs` after a change of this file or scene.mjs. Each run gives the same result.
import { writeFileSync } from 'node:fs';
import { day, edges, gulls, HEIGHT, night, silhouettes, WIDTH } from './scene.mjs';

/** Distance between two lines. */
const SPACING = 4.4;
/** Distance between two samples of the scene along a line. */
const STEP = 3;
/** Allowed error in the thickness of a line. A larger value needs fewer points. */
const TOLERANCE = 0.2;
/** Thinner parts of a line are not drawn. */
const THINNEST = 0.14;

/** Returns the vertical position of line `y` at `x`: straight in the sky, wavy on the water. */
function lineY(y, x) {
  const depth = Math.max(0, (y - 268) / (HEIGHT - 268));
  return y + depth * (2.2 * Math.sin(x / (22 + 60 * depth) + y * 0.9) + 1.2 * Math.sin(x / 15 + y * 2.3));
}

/** Removes points that do not change the look of a line. */
function simplify(points) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let worst = 0;
  let at = 0;
  for (const [index, { x, t }] of points.entries()) {
    const share = (x - first.x) / (last.x - first.x);
    const off = Math.abs(t - (first.t + (last.t - first.t) * share)) + Math.abs(x - first.x) * 0.0006;
    if (index > 0 && index < points.length - 1 && off > worst) [worst, at] = [off, index];
  }
  if (worst <= TOLERANCE) return [first, last];
  return [...simplify(points.slice(0, at + 1)).slice(0, -1), ...simplify(points.slice(at))];
}

/** Returns the parts of a line that are thick enough to be drawn. */
function visibleParts(y, tone) {
  const found = [];
  let run = [];
  for (let x = 0; x <= WIDTH; x += STEP) {
    const t = (tone(x, y) ** 1.08 * SPACING) / 2;
    if (t > THINNEST) run.push({ x, t });
    else {
      if (run.length > 1) found.push(run);
      run = [];
    }
  }
  if (run.length > 1) found.push(run);
  return found;
}

const formatNumber = (value) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

/** Returns the SVG path of a part: along its upper edge, then back along its lower edge. */
function outlineOf(run, y) {
  const points = simplify(run);
  const outline = [...points.map(({ x, t }) => [x, lineY(y, x) - t]), ...points.toReversed().map(({ x, t }) => [x, lineY(y, x) + t])];
  let [px, py] = [0, 0];
  return `${outline
    .map(([x, y], index) => {
      const [nx, ny] = [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
      const step = index === 0 ? `M${formatNumber(nx)} ${formatNumber(ny)}l` : `${formatNumber(nx - px)} ${formatNumber(ny - py)}`;
      [px, py] = [nx, ny];
      return step;
    })
    .join(' ')
    .replaceAll(' -', '-')
    .replaceAll('l ', 'l')}z`;
}

function engrave(file, tone, lineWidth, solid) {
  const lines = [];
  for (let y = SPACING / 2; y < HEIGHT; y += SPACING) for (const run of visibleParts(y, tone)) lines.push(outlineOf(run, y));
  const strokes = edges.map(({ shapes, width, closed }) => {
    const d = shapes.map((shape) => `M${shape.map((point) => point.join(' ')).join('L')}${closed ? 'z' : ''}`).join('');
    return `<path fill="none" stroke="#000" stroke-linejoin="round" stroke-linecap="round" stroke-width="${width * lineWidth}" d="${d}"/>`;
  });
  const wings = gulls
    .map(([x, y, w]) => `M${x - w} ${y - w * 0.3}q${w * 0.6}-${w * 0.5} ${w} ${w * 0.3}q${w * 0.4}-${w * 0.8} ${w}-${w * 0.4}`)
    .join('');
  if (solid) strokes.push(`<path d="${silhouettes.map((shape) => `M${shape.map((point) => point.join(' ')).join('L')}z`).join('')}"/>`);
  strokes.push(`<path fill="none" stroke="#000" stroke-width="${1.5 * lineWidth}" stroke-linecap="round" d="${wings}"/>`);
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path d="${lines.join('')}"/>${strokes.join('')}</svg>\n`;
  writeFileSync(new URL(file, import.meta.url), picture);
  console.log(`${file}: ${picture.length} bytes`);
}

engrave('harbor-by-day.svg', day, 1, true);
engrave('harbor-by-night.svg', night, 0.6, false);
