import type { AuditValue } from '#core/audit/contract.ts'

/** One line of the log as an admin reads it. */
export type AuditLine = {
  id: number
  /** ISO 8601. */
  at: string
  actor: {
    kind: 'staff' | 'command'
    /** `null` for a command, or when the account is no longer there. */
    name: string | null
    roles: string[]
  }
  action: string
  /** `name` of somebody of the staff whose account is there. */
  subject: { kind: string; id: string; name: string | null }
  before: AuditValue
  after: AuditValue
  requestId: string | null
}

/** `GET /api/frontend/staff/audit`. `total`: entries that the filters leave, of all pages. */
export type AuditPage = { items: AuditLine[]; page: number; total: number }
