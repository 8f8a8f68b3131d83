// Draws the site's only illustration: the map of a fictional coast, with contour lines, a river and a route.
// Run `node demo/site/kestrel-maps/art/draw-map.mjs` after a change. Writes contours.svg and water.svg, and prints the route for the page.
// Each run gives the same result.
import { writeFileSync } from 'node:fs';

const WIDTH = 1000;
const HEIGHT = 760;
const STEP = 4;
const columns = WIDTH / STEP + 1;
const rows = HEIGHT / STEP + 1;

// Terrain: a coast, hills and noise. Heights above 0 are land.

function noise(x, y) {
  const corner = (i, j) => {
    const value = Math.sin(i * 127.1 + j * 311.7) * 43758.5453;
    return value - Math.floor(value);
  };
  const i = Math.floor(x);
  const j = Math.floor(y);
  const ease = (t) => t * t * t * (t * (t * 6 - 15) + 10);
  const u = ease(x - i);
  const v = ease(y - j);
  const top = corner(i, j) * (1 - u) + corner(i + 1, j) * u;
  const bottom = corner(i, j + 1) * (1 - u) + corner(i + 1, j + 1) * u;
  return (top * (1 - v) + bottom * v) * 2 - 1;
}

const octaves = (x, y) => noise(x, y) * 0.55 + noise(x * 2.1 + 9, y * 2.1 + 4) * 0.28 + noise(x * 4.3 + 2, y * 4.3 + 7) * 0.12;
const hill = (x, y, cx, cy, rx, ry, height) => height * Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2);

function terrain(px, py) {
  // Distorts the coordinates, so that hills get spurs and valleys.
  const x = px + 46 * octaves(px / 120 + 1, py / 120 + 5) + 16 * octaves(px / 44, py / 44);
  const y = py + 46 * octaves(px / 120 + 7, py / 120 + 2) + 16 * octaves(px / 44 + 5, py / 44 + 3);
  const coast = 220 + 62 * Math.sin(y / 118 + 0.6) + 26 * Math.sin(y / 47) - y * 0.06;
  const shore = Math.tanh((x - coast) / 230) * 0.26;
  const inlet = hill(x, y, 262, 452, 120, 44, -0.34);
  const island = hill(x, y, 96, 236, 40, 26, 0.4);
  const hills =
    hill(x, y, 650, 205, 190, 84, 0.55) +
    hill(x, y, 760, 275, 90, 110, 0.34) +
    hill(x, y, 905, 590, 210, 110, 0.5) +
    hill(x, y, 820, 500, 80, 100, 0.26) +
    hill(x, y, 470, 655, 150, 74, 0.34);
  const ridges = (0.5 - Math.abs(noise(x / 105 + 20, y / 105 + 11))) * 0.3;
  const height = shore + inlet + island + hills;
  return height + Math.max(0, Math.min(1, height * 4)) * ridges * 0.8 + 0.05 * octaves(x / 90 + 3, y / 90 + 8);
}

const field = Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (_, c) => terrain(c * STEP, r * STEP)));
const at = (c, r) => field[r][c];

// Finds the cheapest path from a point of the grid to a goal. The river prefers low ground. The route avoids slopes and water.

function cheapestPath(from, isGoal, cost) {
  const index = (c, r) => r * columns + c;
  const best = new Float64Array(columns * rows).fill(Infinity);
  const previous = new Int32Array(columns * rows).fill(-1);
  const open = [{ c: from[0], r: from[1], spent: 0 }];
  best[index(from[0], from[1])] = 0;
  while (open.length > 0) {
    let least = 0;
    for (let i = 1; i < open.length; i++) if (open[i].spent < open[least].spent) least = i;
    const { c, r, spent } = open.splice(least, 1)[0];
    if (spent > best[index(c, r)]) continue;
    if (isGoal(c, r)) {
      const way = [];
      for (let k = index(c, r); k !== -1; k = previous[k]) way.unshift([(k % columns) * STEP, Math.floor(k / columns) * STEP]);
      return way;
    }
    for (const [dc, dr] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
      [2, 1],
      [2, -1],
      [-2, 1],
      [-2, -1],
      [1, 2],
      [1, -2],
      [-1, 2],
      [-1, -2],
    ]) {
      const nc = c + dc;
      const nr = r + dr;
      if (nc < 0 || nr < 0 || nc >= columns || nr >= rows) continue;
      const next = spent + Math.hypot(dc, dr) * cost(c, r, nc, nr);
      if (next < best[index(nc, nr)]) {
        best[index(nc, nr)] = next;
        previous[index(nc, nr)] = index(c, r);
        open.push({ c: nc, r: nr, spent: next });
      }
    }
  }
  throw new Error('No path to the goal exists.');
}

const grid = ([x, y]) => [Math.round(x / STEP), Math.round(y / STEP)];
const river = cheapestPath(
  grid([985, 318]),
  (c, r) => at(c, r) < -0.02,
  (_c, _r, nc, nr) => 0.02 + Math.max(0, at(nc, nr)) ** 2 * 3 + 0.6 * Math.max(0, noise(nc / 6, nr / 6)),
);

// The river cuts a valley, so that contour lines bend upstream where they cross the river.
for (let r = 0; r < rows; r++) {
  for (let c = 0; c < columns; c++) {
    const distance = Math.min(...river.map(([x, y]) => Math.hypot(x - c * STEP, y - r * STEP)));
    if (at(c, r) > 0) field[r][c] -= Math.min(0.07, at(c, r) * 0.4) * Math.exp(-((distance / 15) ** 2));
  }
}

const harbor = [340, 464];
const hut = [668, 168];
const route = cheapestPath(
  grid(harbor),
  (c, r) => Math.hypot(c * STEP - hut[0], r * STEP - hut[1]) < STEP,
  (c, r, nc, nr) => 1 + (Math.abs(at(nc, nr) - at(c, r)) * 60) ** 2 + (at(nc, nr) < 0.015 ? 60 : 0),
);

// Contour lines: segments found by marching squares, joined, simplified and smoothed.

function contour(level) {
  const segments = new Map();
  const key = ([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`;
  const join = (a, b) => {
    for (const [p, q] of [
      [a, b],
      [b, a],
    ]) {
      const k = key(p);
      if (!segments.has(k)) segments.set(k, { point: p, ends: [] });
      segments.get(k).ends.push(key(q));
    }
  };
  for (let r = 0; r < rows - 1; r++) {
    for (let c = 0; c < columns - 1; c++) {
      const corners = [
        [c, r],
        [c + 1, r],
        [c + 1, r + 1],
        [c, r + 1],
      ];
      const cut = [];
      for (let i = 0; i < 4; i++) {
        const [ac, ar] = corners[i];
        const [bc, br] = corners[(i + 1) % 4];
        const a = at(ac, ar) - level;
        const b = at(bc, br) - level;
        if (a < 0 !== b < 0) {
          const t = a / (a - b);
          cut.push([(ac + (bc - ac) * t) * STEP, (ar + (br - ar) * t) * STEP]);
        }
      }
      for (let i = 0; i + 1 < cut.length; i += 2) join(cut[i], cut[i + 1]);
    }
  }
  const lines = [];
  const starts = [...segments].sort(([, a], [, b]) => a.ends.length - b.ends.length).map(([k]) => k);
  for (const start of starts) {
    const line = [];
    let k = start;
    while (k !== undefined) {
      const node = segments.get(k);
      line.push(node.point);
      const next = node.ends.pop();
      if (next !== undefined) {
        const back = segments.get(next).ends;
        back.splice(back.indexOf(k), 1);
      }
      k = next;
    }
    if (length(line) > 34) lines.push(line);
  }
  return lines;
}

const length = (line) => line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - line[i][0], y - line[i][1]), 0);

function thin(line, tolerance) {
  if (line.length < 3) return line;
  const [ax, ay] = line[0];
  const [bx, by] = line[line.length - 1];
  const span = Math.hypot(bx - ax, by - ay);
  let far = 0;
  let most = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const [x, y] = line[i];
    const distance = span < 1 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / span;
    if (distance > most) [far, most] = [i, distance];
  }
  if (most <= tolerance) return [line[0], line[line.length - 1]];
  return [...thin(line.slice(0, far + 1), tolerance).slice(0, -1), ...thin(line.slice(far), tolerance)];
}

/** Returns the SVG path of a simplified line as quadratic curves. Relative coordinates keep the path short. */
function smooth(line, tolerance = 0.6) {
  const points = thin(line, tolerance);
  const tenth = (value) => Math.round(value * 10);
  let at = [tenth(points[0][0]), tenth(points[0][1])];
  let path = `M${at[0] / 10} ${at[1] / 10}`;
  const from = ([x, y]) => [(tenth(x) - at[0]) / 10, (tenth(y) - at[1]) / 10];
  const write = (numbers) => numbers.join(' ').replaceAll(' -', '-').replaceAll(/\b0\./g, '.');
  for (let i = 1; i < points.length - 1; i++) {
    const end = [(points[i][0] + points[i + 1][0]) / 2, (points[i][1] + points[i + 1][1]) / 2];
    path += `q${write([...from(points[i]), ...from(end)])}`;
    at = end.map(tenth);
  }
  return `${path}l${write(from(points[points.length - 1]))}`;
}

const paths = (levels) =>
  levels
    .flatMap((level) => contour(level))
    .map((line) => smooth(line))
    .join('');
const range = (from, to, by) => Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by);

const INTERVAL = 0.045;
const land = range(INTERVAL, 1.2, INTERVAL);
const isIndex = (_, i) => (i + 1) % 5 === 0;

// Lines are black because the page uses the drawings as masks and sets the color itself.
const drawing = (strokes) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round">${strokes}</svg>\n`;
const stroke = (d, width, opacity) => `<path d="${d}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;

writeFileSync(
  new URL('contours.svg', import.meta.url),
  drawing(stroke(paths(land.filter((l, i) => !isIndex(l, i))), 0.7, 0.5) + stroke(paths(land.filter(isIndex)), 1.1, 0.85)),
);
writeFileSync(
  new URL('water.svg', import.meta.url),
  drawing(
    stroke(paths([0]), 1.3, 1) +
      stroke(smooth(river, 2.2), 1.5, 0.9) +
      [-0.03, -0.065, -0.105, -0.15, -0.2, -0.255].map((depth, i) => stroke(paths([depth]), 0.7, +(0.62 - i * 0.09).toFixed(2))).join(''),
  ),
);
console.log('Route for the page:\n' + smooth(route, 2.2));
