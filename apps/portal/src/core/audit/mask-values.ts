import type { AuditValue } from './contract.ts'

const mask = '•••'

/** Names of values that nobody may read out of a log. */
const secretName =
  /passw|passord|token|secret|hash|nationalid|accountnumber|recoverycode|personnummer|fnr/

/**
 * Eleven digits, with or without spaces and dots between: a national id or an account number. One of a
 * hundred ids of ours holds eleven in a row: such an id names nobody, and is matched as a whole.
 */
const idOrElevenDigits =
  /([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})|(?<!\d)\d(?:[ .]?\d){10}(?!\d)/g

/**
 * The value as the log may store it for ever: without secrets, national ids and account numbers,
 * however they got into it.
 */
export function maskValues(value: AuditValue): AuditValue {
  if (typeof value === 'string') return maskDigits(value)
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

function maskDigits(text: string): string {
  return text.replace(idOrElevenDigits, (_, id: string | undefined) => id ?? mask)
}

function isSecretName(name: string): boolean {
  return secretName.test(name.toLowerCase().replace(/[^a-z]/g, ''))
}

function isList(value: object): value is readonly AuditValue[] {
  return Array.isArray(value)
}
