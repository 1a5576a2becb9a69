/** Of a query parameter that is given twice the first counts, as it does for the page cache. */
export function singleValue(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value
}
