import type { AuditValue } from './contract.ts'

const mask = '•••'

/** Names of values that nobody may read out of a log. */
const secretName =
  /passw|passord|token|secret|hash|nationalid|accountnumber|recoverycode|personnummer|fnr/

/** Eleven digits, with or without spaces and dots between: a national id or an account number. */
const elevenDigits = /(?<!\d)\d(?:[ .]?\d){10}(?!\d)/g

/**
 * The value as the log may store it for ever: without secrets, national ids and account numbers,
 * however they got into it.
 */
export function maskValues(value: AuditValue): AuditValue {
  if (typeof value === 'string') return value.replace(elevenDigits, mask)
  if (typeof value === 'number') return /^\d{10,11}$/.test(String(value)) ? mask : value
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map(maskValues)
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isSecretName(name) && part !== null ? mask : maskValues(part),
    ]),
  )
}

function isSecretName(name: string): boolean {
  return secretName.test(name.toLowerCase().replace(/[^a-z]/g, ''))
}

function isList(value: object): value is readonly AuditValue[] {
  return Array.isArray(value)
}
