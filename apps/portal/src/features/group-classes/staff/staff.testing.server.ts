import { and, asc, eq } from 'drizzle-orm'
import { auditEntry } from '#core/audit/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** The member of staff in tests. */
export const trainer = {
  kind: 'staff',
  userId: 'trainer',
  roles: ['sports'],
  requestId: null,
} as const

/** The audit entries of one class or member, the oldest first. */
export function auditOf(database: Database, kind: 'group-class' | 'sports-member', id: unknown) {
  return database
    .select({ action: auditEntry.action, before: auditEntry.before, after: auditEntry.after })
    .from(auditEntry)
    .where(and(eq(auditEntry.subjectKind, kind), eq(auditEntry.subjectId, String(id))))
    .orderBy(asc(auditEntry.id))
}
