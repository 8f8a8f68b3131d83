/**
 * Divides a whole number of smallest units by weights. The one rule of rounding: each part is its exact share cut to the smallest unit, toward zero; what
 * is left goes whole to the last part that has a share. So parts always add up to the whole, none has the other sign, and what is given back mirrors what
 * was charged.
 *
 * @param weights not negative, at least one of them positive
 */
export function allocate(whole: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  const parts = weights.map((weight) => (whole * weight) / sum);
  const last = weights.findLastIndex((weight) => weight > 0n);
  const left = parts.reduce((rest, part) => rest - part, whole);
  return parts.map((part, index) => (index === last ? part + left : part));
}
