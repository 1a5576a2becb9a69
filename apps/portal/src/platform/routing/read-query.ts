import { singleValue } from './single-value.ts'

/** @returns a parameter of the address, if it matches; the router reads some as numbers */
export function textOfQuery(given: unknown, pattern: RegExp): string | undefined {
  const value = singleValue(given)
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && pattern.test(text) ? text : undefined
}

export function numberOfQuery(given: unknown, pattern: RegExp): number | undefined {
  const text = textOfQuery(given, pattern)
  return text === undefined ? undefined : Number(text)
}
