import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { healthScheme, healthSchemeVersion } from '#core/health-refunds/tables.server.ts'
import { staffProposal } from '#core/proposals/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { StaffSchemes } from '../model/contract.ts'
import { schemeVersionProposal } from '../model/proposal.ts'
import { VersionForm } from '../model/version-form.ts'

/** Schemes in their order, and what waits for a second person, the oldest first. */
export async function listSchemes(database: Database): Promise<StaffSchemes> {
  const schemes = await database
    .select()
    .from(healthScheme)
    .orderBy(asc(healthScheme.position), asc(healthScheme.createdAt), asc(healthScheme.id))
  const versions = await database
    .select()
    .from(healthSchemeVersion)
    .orderBy(desc(healthSchemeVersion.startsOn), desc(healthSchemeVersion.revision))
  const proposals = await database
    .select({ id: staffProposal.id, payload: staffProposal.payload })
    .from(staffProposal)
    .where(eq(staffProposal.kind, schemeVersionProposal))
    .orderBy(asc(staffProposal.proposedAt), asc(staffProposal.id))
  const names = await findNames(database, [
    ...new Set(versions.flatMap(({ proposedBy, confirmedBy }) => [proposedBy, confirmedBy])),
  ])
  return {
    items: schemes.map(({ createdAt: _, ...scheme }) => ({
      ...scheme,
      versions: versions
        .filter(({ schemeId }) => schemeId === scheme.id)
        .map(({ schemeId: __, proposedBy, confirmedBy, confirmedAt, ...version }) => ({
          ...version,
          proposedBy: names.get(proposedBy) ?? null,
          confirmedBy: names.get(confirmedBy) ?? null,
          confirmedAt: confirmedAt.toISOString(),
        })),
    })),
    pending: proposals.map(({ id, payload }) => ({ id, form: VersionForm.parse(payload) })),
  }
}

async function findNames(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .select({ id: user.id, name: sql<string>`${user.firstName} || ' ' || ${user.lastName}` })
    .from(user)
    .where(inArray(user.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
