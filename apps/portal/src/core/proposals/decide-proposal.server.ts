import { and, eq, inArray } from 'drizzle-orm'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type ProposalRefusal, proposalRefusals } from './contract.ts'
import { kindsFor } from './list-proposals.server.ts'
import type { ProposalKind } from './proposal-kind.server.ts'
import { recordAction } from './record-action.server.ts'
import { staffProposal } from './tables.server.ts'

export const refuseProposal = (code: ProposalRefusal): Refusal<ProposalRefusal> =>
  new Refusal(code, proposalRefusals[code])

/**
 * Makes a change that somebody else has proposed.
 * @throws {Refusal} PROPOSAL_NOT_FOUND, SECOND_PERSON; what the kind refuses with
 */
export async function confirmProposal(
  database: Database,
  kinds: readonly ProposalKind[],
  staff: StaffActor,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { kind, row } = await takeProposal(transaction, kinds, staff, id)
    const own = await findOwnAccounts(transaction, staff.userId)
    if (own.has(row.proposedBy)) throw refuseProposal('SECOND_PERSON')
    await kind.apply(transaction, staff, row.payload)
    await record(transaction, staff, row, 'proposal-confirmed')
  })
}

/** Takes a proposal away; whoever may confirm it may do so. @throws {Refusal} PROPOSAL_NOT_FOUND */
export async function withdrawProposal(
  database: Database,
  kinds: readonly ProposalKind[],
  staff: StaffActor,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { row } = await takeProposal(transaction, kinds, staff, id)
    await record(transaction, staff, row, 'proposal-withdrawn')
  })
}

type Row = typeof staffProposal.$inferSelect

/** Of two at once the second finds nothing. */
async function takeProposal(
  transaction: Database,
  kinds: readonly ProposalKind[],
  staff: StaffActor,
  id: string,
): Promise<{ kind: ProposalKind; row: Row }> {
  const known = kindsFor(kinds, staff)
  const [row] = await transaction
    .delete(staffProposal)
    .where(
      and(
        eq(staffProposal.id, id),
        inArray(
          staffProposal.kind,
          known.map(({ kind }) => kind),
        ),
      ),
    )
    .returning()
  const kind = known.find((one) => one.kind === row?.kind)
  if (!row || !kind) throw refuseProposal('PROPOSAL_NOT_FOUND')
  return { kind, row }
}

function record(
  transaction: Database,
  staff: StaffActor,
  { id, kind, subject, proposedBy }: Row,
  action: 'proposal-confirmed' | 'proposal-withdrawn',
): Promise<void> {
  return recordAction(transaction, staff, {
    action,
    subject: { kind: 'proposal', id },
    after: { proposalKind: kind, proposalSubject: subject, proposedBy },
  })
}
