/** Everything that staff do and that is written down. Each has a text (`action-names.ts`). */
export const auditActions = [
  'staff-invited',
  'staff-invitation-withdrawn',
  'staff-joined',
  'staff-roles-changed',
  'staff-ended',
  'staff-factor-enrolled',
  'staff-factor-reset',
  'staff-recovery-codes-renewed',
  'staff-access-opened',
  'staff-access-ended',
  'semester-fees-imported',
  'institution-key-issued',
  'institution-key-revoked',
  'national-id-confirmed',
] as const
export type AuditAction = (typeof auditActions)[number]

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

/** `GET /api/frontend/staff/audit`: the newest first. */
export type AuditPage = { items: AuditLine[]; page: number; hasMore: boolean }

export type AuditValue =
  | string
  | number
  | boolean
  | null
  | readonly AuditValue[]
  | { readonly [name: string]: AuditValue }
