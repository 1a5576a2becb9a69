import { asc, eq, inArray, isNull } from 'drizzle-orm'
import { findRoundLeft } from '#core/grants/budget.server.ts'
import { findCommittee } from '#core/grants/committee/find-committee.server.ts'
import { findConflicts, findConflictsOf } from '#core/grants/committee/find-conflicts.server.ts'
import { grantPresence } from '#core/grants/committee/tables.server.ts'
import { findReservations, type Reservation } from '#core/grants/reservations.server.ts'
import { readGrantSettings } from '#core/grants/settings.server.ts'
import { grantReason, grantType } from '#core/grants/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireMember } from '../model/committee-member.server.ts'
import type { ReadingItem, ReadingList } from '../model/contract.ts'
import { findCriteria, findPoints } from '../model/find-points.server.ts'
import { findRound } from '../model/find-round.server.ts'
import { criteriaOf, type GivenPoints, meanBy, readingState } from '../model/reading-state.ts'
import { countComments, findRoundItems } from './find-round-items.server.ts'

/**
 * The list of a meeting as one member sees it. Of a case in which they take no part it has the applicant
 * and the title, and of others’ points nothing before they have given their own.
 * @throws {Refusal} `NOT_IN_COMMITTEE`, `ROUND_NOT_FOUND`
 */
export async function listReading(
  database: Database,
  staff: StaffActor,
  roundId: string,
  now: Date,
): Promise<ReadingList> {
  const actor = await requireMember(database, staff, now)
  const round = await findRound(database, roundId, now)
  const reservations = await findKnownReservations(database, actor)
  const [rows, committee, criteria, settings, left, reasons, present] = await Promise.all([
    findRoundItems(database, roundId),
    findCommittee(database, actor.today),
    findCriteria(database),
    readGrantSettings(database),
    findRoundLeft(database, roundId, reservations),
    findReasons(database),
    findPresent(database, roundId),
  ])
  const applicationIds = rows.map(({ id }) => id)
  const memberIds = committee.map(({ userId }) => userId)
  const types = left?.types ?? []
  const [conflicts, points, comments, names] = await Promise.all([
    findConflictsOf(database, [...new Set([actor.userId, ...memberIds])], {
      today: actor.today,
      applicationIds,
    }),
    findPoints(database, criteria, applicationIds, memberIds),
    countComments(database, applicationIds),
    findTypeNames(
      database,
      [...types, ...rows].map(({ typeId }) => typeId),
    ),
  ])
  const takesNoPart = (userId: string, id: string) => conflicts.get(userId)?.has(id) ?? false

  function toItem(row: (typeof rows)[number]): ReadingItem {
    const { id, applicant, title, version, typeId, proposal, proposer, ...facts } = row
    const cause = conflicts.get(actor.userId)?.get(id)
    if (cause) return { takesPart: false, id, applicant, title, cause }
    const own = criteriaOf(criteria, typeId)
    const ofMembers = points.get(id) ?? new Map<string, readonly GivenPoints[]>()
    const given = ofMembers.get(actor.userId) ?? []
    const judging = [...ofMembers].filter(([userId]) => !takesNoPart(userId, id))
    return {
      takesPart: true,
      id,
      reference: facts.reference,
      applicantKind: facts.applicantKind,
      applicant,
      title,
      version,
      typeId,
      requestedOre: facts.requestedOre,
      isIncomplete: facts.isIncomplete,
      given: [...given],
      others:
        readingState(own, given, version) === 'scored'
          ? meanBy(
              own,
              judging.map(([, theirs]) => theirs),
              version,
            )
          : null,
      comments: comments.get(id) ?? 0,
      proposal: proposal && {
        outcome: proposal.outcome,
        amountOre: proposal.amountOre,
        reasonIds: proposal.reasonIds,
        words: proposal.words,
        conditions: proposal.conditions,
        applicationVersion: proposal.applicationVersion,
        version: proposal.version,
        by: proposer,
        at: proposal.proposedAt.toISOString(),
        isByOutsider: proposal.proposedBy !== null && takesNoPart(proposal.proposedBy, id),
      },
      out: memberIds.filter((userId) => takesNoPart(userId, id)),
    }
  }

  return {
    id: round.id,
    name: round.name,
    deadlineAt: round.deadlineAt.toISOString(),
    meetsAt: round.meetsAt.toISOString(),
    place: round.place,
    budgetYear: round.budgetYear,
    agreedAt: round.agreedAt?.toISOString() ?? null,
    leastPresent: settings.leastPresent,
    members: committee.map((member) => ({ ...member, isPresent: present.has(member.userId) })),
    types: names.map(({ id, name }) => {
      const budget = types.find(({ typeId }) => typeId === id)
      return {
        id,
        name,
        budgetOre: budget?.budgetOre ?? 0,
        leftOre: budget?.leftOre ?? 0,
        reservedOre: budget?.reservedOre ?? 0,
      }
    }),
    ceilingLeftOre: left?.ceilingLeftOre ?? null,
    criteria,
    reasons,
    items: rows.map(toItem),
  }
}

/**
 * Of what other meetings have reserved, without the cases in which the reader takes no part: from what is
 * left they could be worked out. Agreeing to a list counts all of it.
 */
async function findKnownReservations(
  database: Database,
  actor: { readonly userId: string; readonly today: string },
): Promise<Reservation[]> {
  const all = await findReservations(database)
  if (all.length === 0) return all
  const ids = all.map(({ applicationId }) => applicationId)
  const conflicts = await findConflicts(database, actor, ids)
  return all.filter(({ applicationId }) => !conflicts.has(applicationId))
}

const findReasons = (database: Database) =>
  database
    .select({
      id: grantReason.id,
      kind: grantReason.kind,
      name: grantReason.name,
      text: grantReason.text,
    })
    .from(grantReason)
    .where(isNull(grantReason.removedAt))
    .orderBy(asc(grantReason.position), asc(grantReason.id))

async function findPresent(database: Database, roundId: string): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ userId: grantPresence.userId })
    .from(grantPresence)
    .where(eq(grantPresence.roundId, roundId))
  return new Set(rows.map(({ userId }) => userId))
}

const findTypeNames = (database: Database, ids: readonly string[]) =>
  database
    .select({ id: grantType.id, name: grantType.name })
    .from(grantType)
    .where(inArray(grantType.id, [...new Set(ids)]))
    .orderBy(asc(grantType.position), asc(grantType.id))
