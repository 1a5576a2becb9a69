import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { SentApplication } from '#core/grants/application/contract.ts'
import {
  findSentApplications,
  findSentVersions,
} from '#core/grants/application/find-sent.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { findCommittee } from '#core/grants/committee/find-committee.server.ts'
import {
  findConflicts,
  findConflictsOf,
  requireNoConflict,
} from '#core/grants/committee/find-conflicts.server.ts'
import { grantComment } from '#core/grants/committee/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type CommitteeActor, requireMember } from '../model/committee-member.server.ts'
import type { OthersPoints, Reading, Readings } from '../model/contract.ts'
import { findCriteria, findPoints } from '../model/find-points.server.ts'
import { findRound } from '../model/find-round.server.ts'
import { criteriaOf, type GivenPoints, readingState, scoreBy } from '../model/reading-state.ts'
import { findOnLists, isOnList } from './find-round-items.server.ts'

/**
 * One application with what members say about it.
 * @throws {Refusal} `NOT_IN_COMMITTEE`, `GRANT_NOT_FOUND`, `ROUND_NOT_FOUND`, `CONFLICT_OF_INTEREST`
 */
export async function readApplication(
  database: Database,
  staff: StaffActor,
  applicationId: string,
  now: Date,
): Promise<Reading> {
  const actor = await requireMember(database, staff, now)
  await requireReadable(database, actor, applicationId)
  const [found] = await readAll(database, actor, [applicationId])
  if (!found) throw refuseGrant('GRANT_NOT_FOUND')
  return found
}

/**
 * It is on the list of a round that the committee reads, and the caller takes part.
 * @throws {Refusal} `GRANT_NOT_FOUND`, `ROUND_NOT_FOUND`, `CONFLICT_OF_INTEREST`
 */
export async function requireReadable(
  database: Database,
  actor: CommitteeActor,
  applicationId: string,
): Promise<void> {
  const [found] = await database
    .select({ roundId: grantApplication.roundId })
    .from(grantApplication)
    .where(and(eq(grantApplication.id, applicationId), isOnList(database)))
  if (!found) throw refuseGrant('GRANT_NOT_FOUND')
  await findRound(database, found.roundId, actor.now)
  await requireNoConflict(database, actor, applicationId)
}

/**
 * All applications of a round in which the caller takes part, for a device that will have no network.
 * @throws {Refusal} `NOT_IN_COMMITTEE`, `ROUND_NOT_FOUND`
 */
export async function readRound(
  database: Database,
  staff: StaffActor,
  roundId: string,
  now: Date,
): Promise<Readings> {
  const actor = await requireMember(database, staff, now)
  await findRound(database, roundId, now)
  const ids = (await findOnLists(database, [roundId])).map(({ id }) => id)
  const conflicts = await findConflicts(database, actor, ids)
  return {
    items: await readAll(
      database,
      actor,
      ids.filter((id) => !conflicts.has(id)),
    ),
  }
}

/** @param ids those in which the caller takes part */
async function readAll(
  database: Database,
  actor: CommitteeActor,
  ids: readonly string[],
): Promise<Reading[]> {
  const committee = await findCommittee(database, actor.today)
  const userIds = [...new Set([actor.userId, ...committee.map(({ userId }) => userId)])]
  const criteria = await findCriteria(database)
  const [applications, points, comments, conflicts] = await Promise.all([
    findSentApplications(database, ids),
    findPoints(database, criteria, ids, userIds),
    findComments(database, actor, ids),
    findConflictsOf(database, userIds, { today: actor.today, applicationIds: ids }),
  ])
  const judged = applications.map((application) => {
    const ofMembers = points.get(application.id) ?? new Map<string, readonly GivenPoints[]>()
    const given = ofMembers.get(actor.userId) ?? []
    const judgedVersion = Math.min(application.version, ...given.map(({ version }) => version))
    return { application, ofMembers, given, judgedVersion }
  })
  const before = await findSentVersions(
    database,
    judged
      .filter(({ application, judgedVersion }) => judgedVersion < application.version)
      .map(({ application: { id }, judgedVersion }) => ({ id, version: judgedVersion })),
  )

  return judged.map(({ application, ofMembers, given }) => {
    const own = criteriaOf(criteria, application.typeId)
    const isJudged = readingState(own, given, application.version) === 'scored'
    return {
      application,
      before: before.find(({ id }) => id === application.id) ?? null,
      comments: comments.get(application.id) ?? [],
      others: isJudged ? committee.flatMap(othersOf(application, ofMembers, own)) : null,
    }
  })

  function othersOf(
    { id, version }: SentApplication,
    ofMembers: ReadonlyMap<string, readonly GivenPoints[]>,
    own: Parameters<typeof scoreBy>[0],
  ) {
    return ({ userId, name }: (typeof committee)[number]): OthersPoints[] => {
      const theirs = ofMembers.get(userId)
      if (!theirs || userId === actor.userId || conflicts.get(userId)?.has(id)) return []
      return [
        {
          userId,
          name,
          score: scoreBy(own, theirs),
          given: [...theirs],
          isOfEarlier: theirs.some((one) => one.version !== version),
        },
      ]
    }
  }
}

async function findComments(
  database: Database,
  actor: CommitteeActor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Reading['comments']>> {
  const rows = await database
    .select({
      id: grantComment.id,
      applicationId: grantComment.applicationId,
      userId: grantComment.userId,
      by: sql<string | null>`${user.firstName} || ' ' || ${user.lastName}`,
      text: grantComment.text,
      version: grantComment.version,
      at: grantComment.at,
    })
    .from(grantComment)
    .leftJoin(user, eq(user.id, grantComment.userId))
    .where(and(inArray(grantComment.applicationId, [...ids]), isNull(grantComment.removedAt)))
    .orderBy(asc(grantComment.at), asc(grantComment.id))
  const found = new Map<string, Reading['comments']>()
  for (const { applicationId, userId, at, ...comment } of rows) {
    const ofApplication = found.get(applicationId) ?? []
    ofApplication.push({ ...comment, isOwn: userId === actor.userId, at: at.toISOString() })
    found.set(applicationId, ofApplication)
  }
  return found
}
