import { eq } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireApplicant, type Who } from '../model/applicant.server.ts'
import type { ListedApplication, OwnGrants } from '../model/contract.ts'
import { findMissingReports, ofApplicant } from '../model/find-obstacles.server.ts'
import { type FoundApplication, selectApplications } from '../model/find-own.server.ts'
import {
  isOpenAt,
  opensAfter,
  selectOffered,
  toOfferedRound,
  toOfferedType,
} from './find-offered.server.ts'

const mostComing = 3

/**
 * The applications of an association, or of the caller as a person, and what can be applied for.
 * @throws {Refusal} `GRANT_NOT_FOUND`, `ASSOCIATION_RIGHT_MISSING`
 */
export async function readOwnGrants(
  database: Database,
  who: Who,
  associationId: string | null,
): Promise<OwnGrants> {
  await requireApplicant(database, who, associationId, { isChange: false })
  const kind = associationId === null ? 'person' : 'association'
  const [open, coming, missingReports, found, state] = await Promise.all([
    selectOffered(database, kind, isOpenAt(who.now)),
    selectOffered(database, kind, opensAfter(who.now)),
    findMissingReports(database, who, associationId),
    selectApplications(database, ofApplicant(associationId, who.userId), who.now),
    associationId === null ? null : findState(database, associationId),
  ])
  return {
    state,
    missingReports,
    open: open.map(({ type, round }) => ({
      type: toOfferedType(type),
      round: toOfferedRound(round),
    })),
    coming: byRound(coming),
    applications: found.toSorted(byNewest).map(toListed),
    now: who.now.toISOString(),
  }
}

async function findState(database: Database, id: string) {
  const [found] = await database
    .select({ state: association.state })
    .from(association)
    .where(eq(association.id, id))
  return found?.state ?? null
}

function byRound(offered: Awaited<ReturnType<typeof selectOffered>>): OwnGrants['coming'] {
  const rounds = new Map(offered.map(({ round }) => [round.id, round]))
  return [...rounds.values()]
    .toSorted((one, other) => one.opensAt.getTime() - other.opensAt.getTime())
    .slice(0, mostComing)
    .map((round) => ({
      types: offered.flatMap((one) => (one.round.id === round.id ? [one.type.name] : [])),
      round: toOfferedRound(round),
    }))
}

const byNewest = (one: FoundApplication, other: FoundApplication): number =>
  other.application.createdAt.getTime() - one.application.createdAt.getTime() ||
  one.application.id.localeCompare(other.application.id)

function toListed(found: FoundApplication): ListedApplication {
  const { application, type, round, version, state, outcome, grantedOre } = found
  return {
    id: application.id,
    title: version?.title ?? application.draft.title,
    type: type.name,
    typeId: type.id,
    round: round.name,
    deadlineAt: round.deadlineAt.toISOString(),
    meetsAt: round.meetsAt.toISOString(),
    reference: application.reference,
    state,
    sentAt: version?.sentAt.toISOString() ?? null,
    requestedOre: version?.requestedOre ?? application.draft.requestedOre,
    grantedOre: outcome === null ? null : grantedOre,
  }
}
