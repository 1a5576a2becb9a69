import { sql } from 'drizzle-orm'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { staffProposal } from './tables.server.ts'

const { ownId, internal, somebodyElse } = withheldBecause

export const proposalData: readonly PersonalTable[] = [
  {
    table: staffProposal,
    name: m.data_proposal,
    // Of roles and invitations, the subject is the account or the address.
    rowsOf: ({ userId, email }) => sql`${staffProposal.proposedBy} = ${userId}
      or ${staffProposal.subject} in (${userId}, ${email})`,
    shown: { kind: m.data_proposal_kind, proposed_at: m.data_proposal_at },
    withheld: {
      id: internal,
      subject: somebodyElse,
      payload: somebodyElse,
      proposed_by: ownId,
    },
    retention: m.data_proposal_kept,
    onDeletion: 'removed',
  },
]
