import { sql } from 'drizzle-orm'
import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from './record-action.server.ts'
import { staffProposal } from './tables.server.ts'

/**
 * Stores a change for a second person to confirm, in the caller's transaction. It replaces an earlier
 * proposal about the same subject.
 */
export async function propose(
  transaction: Database,
  staff: StaffAuditActor,
  proposal: {
    kind: string
    subject: string
    payload: object
    /** What the audit log has of it besides: it may be withdrawn, and is then nowhere else. */
    value?: string | readonly string[]
  },
): Promise<void> {
  const { kind, subject, payload, value } = proposal
  const proposed = { payload, proposedBy: staff.userId, proposedAt: sql`now()` }
  const [kept] = await transaction
    .insert(staffProposal)
    .values({ kind, subject, ...proposed })
    .onConflictDoUpdate({
      target: [staffProposal.kind, staffProposal.subject],
      set: { id: sql`gen_random_uuid()`, ...proposed },
    })
    .returning({ id: staffProposal.id })
  if (!kept) throw new Error('The proposal was not stored')
  await recordAction(transaction, staff, {
    action: 'proposal-made',
    subject: { kind: 'proposal', id: kept.id },
    after: { proposalKind: kind, proposalSubject: subject, ...(value && { proposalValue: value }) },
  })
}
