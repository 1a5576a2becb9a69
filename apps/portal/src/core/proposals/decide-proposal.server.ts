import { and, eq, isNull } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type ProposalRefusal, proposalRefusals } from './contract.ts'
import { kindsFor } from './list-proposals.server.ts'
import { findConcerned, type ProposalKind, type ProposalSettings } from './proposal-kind.server.ts'
import { recordAction } from './record-action.server.ts'
import { staffProposal } from './tables.server.ts'

export const refuseProposal = (code: ProposalRefusal): Refusal<ProposalRefusal> =>
  new Refusal(code, proposalRefusals[code])

/**
 * Makes a change that somebody else has proposed and that does not concern the person who confirms it.
 * @throws {Refusal} PROPOSAL_NOT_FOUND, SECOND_PERSON, OWN_CASE, PROPOSAL_OUTDATED: the proposer
 *   has left the staff or lost the role; what the kind refuses with
 */
export async function confirmProposal(
  { database, configuration }: { database: Database; configuration: ProposalSettings },
  kinds: readonly ProposalKind[],
  staff: StaffActor,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { kind, row } = await takeProposal(transaction, kinds, staff, id)
    const { payload, proposedBy } = row
    const own = await findOwnAccounts(transaction, staff.userId)
    if (own.has(proposedBy)) throw refuseProposal('SECOND_PERSON')
    if (!(await mayPropose(transaction, kind, proposedBy)))
      throw refuseProposal('PROPOSAL_OUTDATED')
    await requireOtherPerson(transaction, staff, await findConcerned(transaction, kind, payload))
    await kind.apply(transaction, staff, payload, { proposedBy, configuration })
    await record(transaction, staff, row, 'proposal-confirmed')
  })
}

/** A proposer who has left no longer counts as one of two persons. */
async function mayPropose(
  transaction: Database,
  kind: ProposalKind,
  userId: string,
): Promise<boolean> {
  const [member] = await transaction
    .select({ roles: staffMember.roles })
    .from(staffMember)
    .where(and(eq(staffMember.userId, userId), isNull(staffMember.endedAt)))
  return member?.roles.some((role) => kind.roles.includes(role)) ?? false
}

/** Withdraws a proposal; everybody who can see it may do so. @throws {Refusal} PROPOSAL_NOT_FOUND */
export async function withdrawProposal(
  database: Database,
  kinds: readonly ProposalKind[],
  staff: StaffActor,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { kind, row } = await takeProposal(transaction, kinds, staff, id)
    await record(transaction, staff, row, 'proposal-withdrawn')
    await kind.resume?.(transaction, row)
  })
}

/** Takes away what waits for a subject, since a newer change of it has been made at once. */
export async function withdrawReplaced(
  transaction: Database,
  actor: AuditActor,
  { kind, subject }: { kind: string; subject: string },
): Promise<void> {
  const replaced = await transaction
    .delete(staffProposal)
    .where(and(eq(staffProposal.kind, kind), eq(staffProposal.subject, subject)))
    .returning()
  for (const row of replaced) await record(transaction, actor, row, 'proposal-withdrawn')
}

type Row = typeof staffProposal.$inferSelect

/** Of two at once the second finds nothing. */
async function takeProposal(
  transaction: Database,
  kinds: readonly ProposalKind[],
  staff: StaffActor,
  id: string,
): Promise<{ kind: ProposalKind; row: Row }> {
  const isThis = eq(staffProposal.id, id)
  const [found] = await transaction
    .select({ kind: staffProposal.kind, subject: staffProposal.subject })
    .from(staffProposal)
    .where(isThis)
  const kind = kindsFor(kinds, staff).find((one) => one.kind === found?.kind)
  if (!found || !kind) throw refuseProposal('PROPOSAL_NOT_FOUND')
  await kind.lock?.(transaction, staff, found.subject)
  const [row] = await transaction.delete(staffProposal).where(isThis).returning()
  if (!row) throw refuseProposal('PROPOSAL_NOT_FOUND')
  return { kind, row }
}

function record(
  transaction: Database,
  actor: AuditActor,
  { id, kind, subject, proposedBy }: Row,
  action: 'proposal-confirmed' | 'proposal-withdrawn',
): Promise<void> {
  return recordAction(transaction, actor, {
    action,
    subject: { kind: 'proposal', id },
    after: { proposalKind: kind, proposalSubject: subject, proposedBy },
  })
}
