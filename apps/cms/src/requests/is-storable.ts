/**
 * Whether PostgreSQL can hold every text of a parsed JSON value: it knows neither NUL nor half a
 * surrogate pair.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner))
}
