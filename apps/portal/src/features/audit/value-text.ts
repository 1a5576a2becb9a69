import type { AuditValue } from '#core/audit/contract.ts'

/** A value of the log to read: `roles: admin, sports · email: kari@example.no`. */
export function valueText(value: AuditValue): string {
  if (value === null) return '–'
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  return Object.entries(value)
    .map(([name, inner]) => `${name}: ${valueText(inner)}`)
    .join(' · ')
}
