// The fictional harbor that engrave.mjs draws: the darkness of each point by day, and the brightness by night.
// The drawing is 1200 wide and 440 high.

export const WIDTH = 1200;
export const HEIGHT = 440;
const HORIZON = 268;
const SUN = { x: 838, y: 206, r: 30 };
const LAMP = { x: 233, y: 87 };

const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value));
const mix = (a, b, t) => a + (b - a) * t;
const smooth = (low, high, value) => {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
};

function noise(x, y) {
  const corner = (i, j) => {
    const value = Math.sin(i * 127.1 + j * 311.7) * 43758.5453;
    return value - Math.floor(value);
  };
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = smooth(0, 1, x - i);
  const v = smooth(0, 1, y - j);
  return mix(mix(corner(i, j), corner(i + 1, j), u), mix(corner(i, j + 1), corner(i + 1, j + 1), u), v) * 2 - 1;
}
const drift = (x, y) => noise(x, y) * 0.6 + noise(x * 2.3 + 5, y * 2.3 + 3) * 0.28 + noise(x * 4.7 + 1, y * 4.7 + 8) * 0.12;

function isInside(shape, x, y) {
  let inside = false;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const [ax, ay] = shape[i];
    const [bx, by] = shape[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

// Objects in the scene, as outlines. The outlines in `edges` are also drawn as lines.

const tower = [
  [221, 230],
  [226, 112],
  [240, 112],
  [245, 230],
];
const gallery = [
  [219, 112],
  [219, 107],
  [247, 107],
  [247, 112],
];
const lampHouse = [
  [226, 107],
  [226, 80],
  [240, 80],
  [240, 107],
];
const cap = [
  [223, 80],
  [233, 66],
  [243, 80],
];
const keepersHouse = [
  [254, 236],
  [254, 208],
  [272, 194],
  [302, 194],
  [312, 208],
  [312, 236],
];
const keepersRoof = [
  [251, 210],
  [268, 192],
  [304, 192],
  [316, 210],
];

const hull = [
  [618, 330],
  [636, 352],
  [742, 352],
  [766, 326],
  [700, 334],
  [650, 335],
];
const main = [
  [683, 326],
  [683, 214],
  [742, 186],
  [756, 320],
];
const topsail = [
  [684, 206],
  [686, 152],
  [738, 182],
];
const stay = [
  [678, 322],
  [678, 190],
  [632, 322],
];
const jib = [
  [672, 318],
  [640, 322],
  [592, 318],
  [676, 196],
];
const yawlHull = [
  [968, 314],
  [976, 324],
  [1016, 324],
  [1024, 312],
];
const yawlSail = [
  [998, 311],
  [998, 258],
  [1020, 306],
];
const mole = [
  [880, 296],
  [900, 284],
  [1200, 272],
  [1200, 318],
  [1010, 306],
  [892, 304],
];
/** Shapes that are dark by day and by night. */
export const silhouettes = [hull, yawlHull];

export const edges = [
  { shapes: [tower, gallery, lampHouse, cap, keepersHouse, keepersRoof, main, topsail, jib, stay, yawlSail], width: 1.3, closed: true },
  {
    shapes: [
      [
        [681, 338],
        [682, 142],
      ],
      [
        [683, 326],
        [764, 320],
      ],
      [
        [683, 214],
        [744, 184],
      ],
      [
        [622, 330],
        [570, 318],
      ],
      [
        [570, 318],
        [680, 160],
      ],
      [
        [998, 314],
        [998, 250],
      ],
    ],
    width: 2.2,
    closed: false,
  },
  {
    shapes: [
      [
        [682, 150],
        [752, 326],
      ],
      [
        [682, 160],
        [640, 330],
      ],
      [
        [233, 66],
        [233, 56],
      ],
      [
        [233, 87],
        [233, 107],
      ],
    ],
    width: 1,
    closed: false,
  },
];

/** Gulls: x, y and length of a wing. */
export const gulls = [
  [470, 118, 15],
  [512, 96, 11],
  [548, 130, 9],
  [914, 92, 12],
  [962, 112, 8],
];

const headland = (x) => {
  const ridge = 226 + 10 * drift(x / 60, 3) + 4 * drift(x / 17, 9);
  const seaward = smooth(250, 470, x);
  return ridge - 26 * Math.exp(-(((x - 90) / 110) ** 2)) + seaward * 58;
};
const waterline = (x) => 291 + 8 * drift(x / 30, 2) - 24 * smooth(300, 460, x);
const farShore = (x) => HORIZON - 3 - 15 * smooth(620, 1060, x) - 7 * Math.max(0, drift(x / 90, 21)) * smooth(560, 760, x);

// Tones by day: 0 is paper, 1 is ink.

function skyByDay(x, y) {
  const away = Math.hypot(x - SUN.x, (y - SUN.y) * 1.15);
  if (away < SUN.r) return 0;
  const cloud = smooth(0.02, 0.5, drift(x / 210 + 2, y / 44 + y / 300));
  const glow = Math.exp(-(((away - SUN.r) / 74) ** 2));
  const rays = 0.5 + 0.5 * Math.sin(Math.atan2(y - SUN.y, x - SUN.x) * 36);
  const height = 1 - y / HORIZON;
  return clamp(0.17 + 0.3 * height * height + 0.2 * cloud - 0.12 * glow + 0.34 * (rays - 0.62) * Math.exp(-away / 150));
}

function seaByDay(x, y) {
  const depth = (y - HORIZON) / (HEIGHT - HORIZON);
  const swell = noise(x / (26 + 150 * depth) + y, y / (3 + 20 * depth));
  const path = Math.exp(-(((x - SUN.x + 10 * noise(0.5, y / 7)) / (20 + 120 * depth)) ** 2));
  return clamp(0.36 + 0.3 * depth + 0.3 * swell - 0.75 * path * (0.6 + 0.6 * noise(x / 16, y / 4)));
}

const stone = (x, y, course) => {
  const row = Math.floor(y / course);
  const joint = Math.abs(((x + row * 23) % 46) - 23) > 21 || Math.abs(y % course) < 1.6;
  return joint ? 0.98 : 0.62 + 0.2 * noise(x / 12, y / 6);
};

const sailByDay = (x, y, lee) => clamp(0.05 + 0.3 * smooth(lee - 46, lee + 6, x) + 0.06 * noise(x / 9, y / 20));

/** @returns {number} amount of ink, from 0 to 1 */
export function day(x, y) {
  if (isInside(hull, x, y) || isInside(yawlHull, x, y)) return 0;
  if (isInside(main, x, y)) return sailByDay(x, y, 756);
  if (isInside(topsail, x, y)) return sailByDay(x, y, 740);
  if (isInside(jib, x, y) || isInside(stay, x, y)) return sailByDay(x, y, 684);
  if (isInside(yawlSail, x, y)) return 0.1;
  if (isInside(mole, x, y)) return y < 290 - (x - 900) / 40 ? 0.3 : stone(x, y, 9);
  if (isInside(cap, x, y)) return 0.95;
  if (isInside(lampHouse, x, y)) return 0.12;
  if (isInside(gallery, x, y)) return 1;
  if (isInside(tower, x, y)) return (y > 142 && y < 172) || y > 204 ? 0.92 : mix(0.5, 0.02, smooth(226, 244, x));
  if (isInside(keepersRoof, x, y)) return 0.88;
  if (isInside(keepersHouse, x, y)) return (x > 262 && x < 270 && y > 216) || (x > 284 && x < 292 && y > 214 && y < 226) ? 0.95 : 0.14;
  if (x < 470 && y > headland(x) && y < waterline(x)) {
    const slope = drift(x / 34 + y / 20, y / 30);
    return y > 272 ? 0.95 : clamp(0.6 + 0.45 * slope + 0.25 * smooth(headland(x), 280, y));
  }
  if (y < HORIZON) return y > farShore(x) && x > 560 ? 0.74 + 0.12 * drift(x / 20, y) : skyByDay(x, y);
  const mirrored = y > 352 ? smooth(92, 20, Math.abs(x - 694 + 9 * noise(1, y / 6))) * smooth(432, 352, y) : 0;
  const shade = 0.34 * smooth(330, 284, y) * smooth(500, 380, x);
  return clamp(seaByDay(x, y) + shade + mirrored * (0.24 + 0.4 * noise(x / 34, y / 5)));
}

// Tones by night: 0 is dark, 1 is light.

function beam(x, y) {
  const dx = x - LAMP.x;
  const dy = y - LAMP.y;
  const reach = Math.hypot(dx, dy);
  const turn = dx > 0 ? dy / dx - 0.075 : dy / -dx + 0.1;
  const wide = 0.075;
  return Math.abs(turn) < wide && reach > 9 ? (1 - (turn / wide) ** 2) * 0.85 * Math.exp(-reach / (dx > 0 ? 640 : 200)) : 0;
}

/** @returns {number} amount of light, from 0 to 1 */
export function night(x, y) {
  if (isInside(lampHouse, x, y)) return 1;
  const ashore = x < 470 && y > headland(x) && y < waterline(x);
  if (isInside(hull, x, y)) return y > 340 && y < 346 && x % 22 < 7 ? 1 : 0.04;
  if ([main, topsail, jib, stay].some((each) => isInside(each, x, y))) return clamp(0.3 + 0.5 * beam(x, y) - 0.22 * smooth(640, 756, x));
  if (isInside(yawlHull, x, y)) return 0.05;
  if (isInside(yawlSail, x, y)) return 0.22;
  if (isInside(keepersHouse, x, y)) return (x > 262 && x < 270 && y > 216) || (x > 284 && x < 292 && y > 214 && y < 226) ? 1 : 0.08;
  if (isInside(tower, x, y)) return (y > 142 && y < 172) || y > 204 ? 0.06 : mix(0.1, 0.5, smooth(230, 244, x));
  if (isInside(keepersRoof, x, y) || isInside(cap, x, y) || isInside(gallery, x, y)) return 0.03;
  if (isInside(mole, x, y)) return y < 290 - (x - 900) / 40 ? 0.3 : 0.06;
  if (ashore) return clamp(0.05 + 0.16 * drift(x / 34 + y / 20, y / 30));
  if (y < HORIZON) {
    if (y > farShore(x) && x > 560) return noise(Math.floor(x / 9), 4) > 0.62 && y > HORIZON - 8 ? 0.9 : 0.03;
    const cloud = smooth(0.1, 0.6, drift(x / 240 + 8, y / 50));
    return clamp(0.1 + 0.14 * (y / HORIZON) ** 2 + 0.1 * cloud + beam(x, y));
  }
  const depth = (y - HORIZON) / (HEIGHT - HORIZON);
  const swell = noise(x / (26 + 150 * depth) + y, y / (3 + 20 * depth));
  const glitter = Math.exp(-(((x - 420 - 380 * depth) / (60 + 210 * depth)) ** 2));
  return clamp(0.1 + 0.14 * Math.max(0, swell) + 0.6 * glitter * smooth(-0.1, 0.7, swell) * (1 - 0.5 * depth));
}
