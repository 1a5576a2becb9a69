import { asc, eq, inArray, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Proposals } from './contract.ts'
import { findConcerned, type ProposalKind } from './proposal-kind.server.ts'
import { staffProposal } from './tables.server.ts'

export const kindsFor = (kinds: readonly ProposalKind[], { roles }: Pick<StaffActor, 'roles'>) =>
  kinds.filter((kind) => kind.roles.some((role) => roles.includes(role)))

/** More than anybody leaves undone. */
const mostShown = 100

/** What waits for somebody with these roles, the oldest first. */
export async function listProposals(
  database: Database,
  kinds: readonly ProposalKind[],
  staff: StaffActor,
): Promise<Proposals> {
  const known = new Map(kindsFor(kinds, staff).map((kind) => [kind.kind, kind]))
  const rows = await database
    .select({
      proposal: staffProposal,
      by: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
    })
    .from(staffProposal)
    .innerJoin(user, eq(user.id, staffProposal.proposedBy))
    .where(inArray(staffProposal.kind, [...known.keys()]))
    .orderBy(asc(staffProposal.proposedAt), asc(staffProposal.id))
    .limit(mostShown)
  const own = await findOwnAccounts(database, staff.userId)
  const describe = async ({ proposal, by }: (typeof rows)[number]) => {
    const { id, payload, proposedBy, proposedAt } = proposal
    const kind = known.get(proposal.kind)
    const concerned = kind ? await findConcerned(database, kind, payload) : []
    return {
      id,
      kind: proposal.kind,
      by,
      at: proposedAt.toISOString(),
      isOwn: own.has(proposedBy),
      concernsYou: concerned.some((userId) => own.has(userId)),
      details: { ...(await kind?.describe(database, payload)) },
    }
  }
  return { items: await Promise.all(rows.map(describe)) }
}
