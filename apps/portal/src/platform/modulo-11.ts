/** Weights of the digits before the last, 2 to 7 in turn from the right. */
const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/**
 * Whether the last of eleven digits checks the ten before it, as in national ids (specification,
 * section 5) and Norwegian account numbers.
 */
export function isModulo11(digits: string): boolean {
  if (!/^\d{11}$/.test(digits)) return false
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  const control = (11 - (sum % 11)) % 11
  return control !== 10 && control === Number(digits[10])
}
