/**
 * Divides a whole number of minor units by weights. Rounding rule: each part is cut to the minor unit, toward zero, and the last part with a weight
 * gets the rest. So parts always add up to the whole, no part has the opposite sign, and credits mirror charges.
 * @param weights not negative, at least one of them positive
 */
export function allocate(whole: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  const parts = weights.map((weight) => (whole * weight) / sum);
  const last = weights.findLastIndex((weight) => weight > 0n);
  const left = parts.reduce((rest, part) => rest - part, whole);
  return parts.map((part, index) => (index === last ? part + left : part));
}
