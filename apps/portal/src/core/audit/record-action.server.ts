import type { Database } from '#platform/database/database.server.ts'
import type { AuditAction, AuditValue } from './contract.ts'
import { maskValues } from './mask-values.ts'
import { auditEntry } from './tables.server.ts'

/** Who did it: somebody of the staff in a request, or whoever runs commands on the server. */
export type AuditActor =
  | {
      readonly kind: 'staff'
      readonly userId: string
      readonly roles: readonly string[]
      readonly requestId: string
    }
  | { readonly kind: 'command' }

/**
 * Writes down what a member of staff does, in the transaction of the deed itself: neither exists
 * without the other. Secrets, national ids and account numbers are masked.
 */
export async function recordAction(
  transaction: Database,
  actor: AuditActor,
  entry: {
    action: AuditAction
    subject: { kind: string; id: string }
    before?: AuditValue
    after?: AuditValue
  },
): Promise<void> {
  const isStaff = actor.kind === 'staff'
  await transaction.insert(auditEntry).values({
    actorKind: actor.kind,
    actorId: isStaff ? actor.userId : null,
    actorRoles: isStaff ? [...actor.roles] : [],
    action: entry.action,
    subjectKind: entry.subject.kind,
    subjectId: entry.subject.id,
    before: entry.before === undefined ? null : maskValues(entry.before),
    after: entry.after === undefined ? null : maskValues(entry.after),
    requestId: isStaff ? actor.requestId : null,
  })
}
