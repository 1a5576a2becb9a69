import type { Database } from '#platform/database/database.server.ts'
import type { AuditChange, AuditNames } from './audit-names.ts'
import type { AuditValue } from './contract.ts'
import { maskValues } from './mask-values.ts'
import { auditEntry } from './tables.server.ts'

/** Who did it: a member of staff in a request, or the person who runs commands on the server. */
export type AuditActor =
  | {
      readonly kind: 'staff'
      readonly userId: string
      readonly roles: readonly string[]
      /** None where it takes effect later, in a job. */
      readonly requestId: string | null
    }
  | { readonly kind: 'command' }

export type StaffAuditActor = Extract<AuditActor, { kind: 'staff' }>

/** The member of staff whose decision takes effect in a job, where nobody's session is. */
export const whoDecided = (userId: string): StaffAuditActor => ({
  kind: 'staff',
  userId,
  roles: [],
  requestId: null,
})

type Entry<Names extends AuditNames> = {
  action: keyof Names['actions'] & string
  subject: { kind: keyof Names['subjects'] & string; id: string }
  before?: AuditChange<Names>
  after?: AuditChange<Names>
}

export type RecordAction<Names extends AuditNames> = (
  transaction: Database,
  actor: AuditActor,
  entry: Entry<Names>,
) => Promise<void>

/** How a part writes down what staff do there: under the names that it has, and under no other. */
export function recorderFor<Names extends AuditNames>(): RecordAction<Names> {
  return recordAction
}

/**
 * Writes down what a member of staff does, in the transaction of the action itself: neither exists
 * without the other. Secrets, national ids and account numbers are masked.
 */
async function recordAction(
  transaction: Database,
  actor: AuditActor,
  entry: Entry<AuditNames>,
): Promise<void> {
  const isStaff = actor.kind === 'staff'
  await transaction.insert(auditEntry).values({
    actorKind: actor.kind,
    actorId: isStaff ? actor.userId : null,
    actorRoles: isStaff ? [...actor.roles] : [],
    action: entry.action,
    subjectKind: entry.subject.kind,
    subjectId: entry.subject.id,
    before: masked(entry.before),
    after: masked(entry.after),
    requestId: isStaff ? actor.requestId : null,
  })
}

function masked(change: AuditChange<AuditNames> | undefined): AuditValue {
  // Fields that are not there are not written: what remains is a value as it may be kept.
  return change === undefined ? null : maskValues(change as AuditValue)
}
