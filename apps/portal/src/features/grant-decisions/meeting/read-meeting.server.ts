import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { findCommittee } from '#core/grants/committee/find-committee.server.ts'
import { findConflicts } from '#core/grants/committee/find-conflicts.server.ts'
import { grantAppeal, grantDecision, grantMeeting } from '#core/grants/decision/tables.server.ts'
import { findInvolving } from '#core/grants/involved-staff.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { findReservations } from '#core/grants/reservations.server.ts'
import { grantRound } from '#core/grants/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Minutes, type MinutesCase } from '../model/minutes.ts'
import type { Meeting, MeetingCase } from './contract.ts'
import { findReleasers, isReleaser } from './find-releasers.server.ts'
import { findLaterRounds } from './later-rounds.server.ts'
import { type RoundCase, type RoundMaterial, readRound } from './read-round.server.ts'

/**
 * A meeting as the caller may read it: without the cases that concern them.
 * @throws {Refusal} `GRANT_NOT_FOUND`, `NOT_IN_COMMITTEE`
 */
export async function readMeeting(
  database: Database,
  staff: StaffActor,
  roundId: string,
  now: Date,
): Promise<Meeting> {
  const today = osloDate(now)
  const reader = await requireReader(database, staff, today)
  const found = await findMeeting(database, roundId)
  if (!found) throw refuseGrant('GRANT_NOT_FOUND')
  const { meeting } = found
  const material = await readRound(database, found.round, { today, now })
  const { cases, applications } = meeting
    ? await agreedCases(database, Minutes.parse(meeting.minutes))
    : { cases: material.cases.map(toCase), applications: material.cases }
  const ids = applications.map(({ id }) => id)
  const hidden = await findHidden(database, reader, ids)
  const shown = cases.filter(({ applicationId }) => !hidden.has(applicationId))
  const minutes = meeting && Minutes.parse(meeting.minutes)
  const isChair = reader.seat === 'chair' || reader.seat === 'deputy'
  const isWaiting = !meeting && found.round.cancelledAt === null
  const isReleasable = meeting !== null && meeting.releasedAt === null
  const releasers =
    reader.isCaseworker && isReleasable
      ? await findReleasers(database, { applicationIds: ids, agreedBy: meeting.agreedBy })
      : null
  const mayRelease =
    releasers !== null &&
    (await isReleaser(database, staff.userId, {
      applicationIds: ids,
      agreedBy: meeting?.agreedBy ?? null,
    }))
  return {
    ...shownRound(material),
    state: stateOf(found.round, meeting),
    agreed: meeting && { by: found.agreedBy, at: meeting.agreedAt.toISOString() },
    released: meeting?.releasedAt
      ? { by: found.releasedBy, at: meeting.releasedAt.toISOString() }
      : null,
    ...(minutes && { members: minutes.members, leastPresent: minutes.leastPresent }),
    cases: shown,
    hidden: cases.length - shown.length,
    withdrawn: minutes?.withdrawn ?? material.withdrawn,
    formal: minutes?.formal ?? material.formal,
    problems: meeting ? [] : [...material.readiness.problems],
    // From a sum, and all cases but one, that one can be worked out.
    ...(shown.length < cases.length || meeting || (await isTiedToReserved(database, reader))
      ? { sums: [], ceilingLeftOre: null }
      : { sums: sumsOf(material), ceilingLeftOre: material.ceilingLeftOre }),
    may: {
      agree: isChair && isWaiting,
      reopen: isChair && isReleasable,
      release: mayRelease,
      correct: isChair && meeting?.releasedAt != null,
    },
    releasers: mayRelease ? null : releasers,
    laterRounds: await laterRounds(database, found.round.id, applications, cases, now),
    corrections: (minutes?.corrections ?? []).filter(
      ({ applicationId }) => applicationId === null || !hidden.has(applicationId),
    ),
  }
}

/** What other meetings have reserved says something of a case that the reader does not see. */
async function isTiedToReserved(database: Database, reader: Reader): Promise<boolean> {
  const ids = (await findReservations(database)).map(({ applicationId }) => applicationId)
  return ids.length > 0 && (await findHidden(database, reader, ids)).size > 0
}

type Reader = {
  readonly userId: string
  readonly today: string
  readonly seat: string | null
  readonly isCaseworker: boolean
}

/** Cases that a reader does not see: a member takes no part in them, a caseworker leaves them to colleagues. */
export const findHidden = async (
  database: Database,
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlySet<string>> =>
  reader.seat === null
    ? findInvolving(database, reader.userId, ids)
    : new Set((await findConflicts(database, reader, ids)).keys())

/**
 * Members of the committee today, and caseworkers.
 * @throws {Refusal} `NOT_IN_COMMITTEE`
 */
export async function requireReader(
  database: Database,
  { userId, roles }: StaffActor,
  today: string,
): Promise<Reader> {
  const isCaseworker = roles.includes('caseworker')
  const committee = await findCommittee(database, today)
  const seat = committee.find((one) => one.userId === userId)?.seat ?? null
  if (!(isCaseworker || seat)) throw refuseGrant('NOT_IN_COMMITTEE')
  return { userId, today, seat, isCaseworker }
}

const agreer = alias(user, 'agreer')
const releaser = alias(user, 'releaser')
const nameOf = (who: typeof agreer | typeof releaser) =>
  sql<string | null>`${who.firstName} || ' ' || ${who.lastName}`

export async function findMeeting(database: Database, roundId: string) {
  const [found] = await database
    .select({
      round: grantRound,
      meeting: grantMeeting,
      agreedBy: nameOf(agreer),
      releasedBy: nameOf(releaser),
    })
    .from(grantRound)
    .leftJoin(grantMeeting, eq(grantMeeting.roundId, grantRound.id))
    .leftJoin(agreer, eq(agreer.id, grantMeeting.agreedBy))
    .leftJoin(releaser, eq(releaser.id, grantMeeting.releasedBy))
    .where(eq(grantRound.id, roundId))
  return found ?? null
}

export function stateOf(
  round: { readonly cancelledAt: Date | null },
  meeting: { readonly releasedAt: Date | null } | null,
) {
  if (meeting) return meeting.releasedAt ? 'released' : 'agreed'
  return round.cancelledAt ? 'cancelled' : 'waiting'
}

const shownRound = ({ round, members, leastPresent, fingerprint }: RoundMaterial) => ({
  id: round.id,
  name: round.name,
  meetsAt: round.meetsAt.toISOString(),
  place: round.place,
  members: members.map(({ name, seat, isPresent }) => ({ name, seat, isPresent })),
  leastPresent,
  fingerprint,
})

const sumsOf = ({ readiness, left, types }: RoundMaterial) =>
  [...readiness.granted].flatMap(([typeId, grantedOre]) => {
    const type = types.get(typeId)
    const { leftOre = 0, reservedOre = 0 } = left.find((one) => one.typeId === typeId) ?? {}
    return type ? [{ type, grantedOre, leftOre, reservedOre }] : []
  })

const toCase = ({ proposal, steppedOut, ...one }: RoundCase): MeetingCase => ({
  applicationId: one.id,
  reference: one.reference,
  applicant: one.association ?? one.person,
  type: one.type,
  title: one.title,
  requestedOre: one.requestedOre,
  outcome: proposal?.outcome ?? null,
  amountOre: proposal?.amountOre ?? 0,
  reasons: [...one.reasons],
  words: proposal?.words ?? '',
  conditions: proposal?.conditions ?? '',
  isOutdated: proposal !== null && proposal.applicationVersion < one.sentVersion,
  proposedBy: one.proposedBy,
  steppedOut: steppedOut.map(({ member, cause }) => ({ name: member.name, cause })),
  isWithdrawn: false,
  decisionId: null,
  hasAppeal: false,
})

/** What was agreed, with what has become of each application since. */
async function agreedCases(database: Database, minutes: Minutes) {
  const ids = minutes.cases.map(({ applicationId }) => applicationId)
  const rows = await findAgreed(database, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const cases = minutes.cases.map((one) => toAgreed(one, byId.get(one.applicationId)))
  return { cases, applications: rows }
}

type Agreed = Awaited<ReturnType<typeof findAgreed>>[number]

export const findAgreed = (database: Database, ids: readonly string[]) =>
  database
    .select({
      id: grantApplication.id,
      associationId: grantApplication.associationId,
      typeId: grantApplication.typeId,
      person: sql<string | null>`${user.firstName} || ' ' || ${user.lastName}`,
      withdrawnAt: grantApplication.withdrawnAt,
      sentVersion: grantApplication.sentVersion,
      decisionId: grantDecision.id,
      hasAppeal: sql<boolean>`exists (select from ${grantAppeal} a
        where a.application_id = ${grantApplication.id} and a.withdrawn_at is null)`,
    })
    .from(grantApplication)
    .leftJoin(user, eq(user.id, grantApplication.userId))
    .leftJoin(
      grantDecision,
      and(eq(grantDecision.applicationId, grantApplication.id), isNull(grantDecision.replacedAt)),
    )
    .where(inArray(grantApplication.id, [...ids]))

function toAgreed(one: MinutesCase, now: Agreed | undefined): MeetingCase {
  const { applicationId, reference, type, title, requestedOre, outcome, amountOre } = one
  return {
    applicationId,
    reference,
    applicant: one.association ?? now?.person ?? null,
    type,
    title,
    requestedOre,
    outcome,
    amountOre,
    reasons: one.reasons,
    words: one.words,
    conditions: one.conditions,
    isOutdated: now !== undefined && now.sentVersion > one.version,
    proposedBy: one.proposedBy,
    steppedOut: one.steppedOut,
    isWithdrawn: now === undefined || now.withdrawnAt !== null,
    decisionId: now?.decisionId ?? null,
    hasAppeal: now?.hasAppeal ?? false,
  }
}

async function laterRounds(
  database: Database,
  roundId: string,
  applications: readonly { readonly id: string; readonly typeId: string }[],
  cases: readonly MeetingCase[],
  now: Date,
) {
  const postponed = new Set(
    cases.flatMap(({ applicationId, outcome }) => (outcome === 'postponed' ? applicationId : [])),
  )
  const typeIds = applications.flatMap(({ id, typeId }) => (postponed.has(id) ? typeId : []))
  const rounds = await findLaterRounds(database, { roundId, typeIds }, now)
  return rounds.map(({ id, name, deadlineAt }) => ({
    id,
    name,
    deadlineAt: deadlineAt.toISOString(),
  }))
}
