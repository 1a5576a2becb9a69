import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { lockBudgets } from '#core/grants/budget.server.ts'
import { requireCommittee } from '#core/grants/committee/find-committee.server.ts'
import { findConflicts } from '#core/grants/committee/find-conflicts.server.ts'
import { grantConflict } from '#core/grants/committee/tables.server.ts'
import { grantMeeting } from '#core/grants/decision/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { describeReserved, findReservations } from '#core/grants/reservations.server.ts'
import type { Seat } from '#core/grants/setup/kinds.ts'
import { grantRound, grantRoundType } from '#core/grants/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { Minutes } from '../model/minutes.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { AgreeForm } from './contract.ts'
import { type RoundMaterial, readRound } from './read-round.server.ts'
import type { MeetingProblem } from './readiness.ts'

const refusalOf = {
  'too-early': () => refuse('MEETING_TOO_EARLY'),
  missing: () => refuse('PROPOSALS_MISSING'),
  outdated: () => refuse('PROPOSALS_MISSING'),
  quorum: () => refuse('QUORUM_MISSING'),
  budget: () => refuseGrant('GRANT_BUDGET_EXCEEDED'),
  ceiling: () => refuseGrant('GRANT_BUDGET_EXCEEDED'),
} satisfies Record<Exclude<MeetingProblem, 'reserved'>, () => Error>

/**
 * The chair or the deputy agrees to the list of a meeting: from then on it holds, as the minutes say it.
 * Of two at once the first one does; the second is told who. The conflicts of interest that the system
 * finds are written down, so that they stay when a role in an association is long over. Its sums are
 * reserved until the letters are sent: nobody else grants them meanwhile.
 * @throws {Refusal} `GRANT_NOT_FOUND`, `NOT_IN_COMMITTEE`, `NOT_CHAIR`, `MEETING_AGREED`, `GRANT_CHANGED`:
 *   the list is another one than the caller has read; and those of what is missing
 */
export function agreeMeeting(
  database: Database,
  staff: StaffActor,
  { roundId, fingerprint }: AgreeForm & { readonly roundId: string },
  now: Date,
): Promise<void> {
  const today = osloDate(now)
  return database.transaction(async (transaction) => {
    const round = await lockRound(transaction, roundId)
    const seat = await requireChair(transaction, staff.userId, today)
    const [agreed] = await transaction
      .select({ by: user.firstName, last: user.lastName })
      .from(grantMeeting)
      .leftJoin(user, eq(user.id, grantMeeting.agreedBy))
      .where(eq(grantMeeting.roundId, roundId))
    if (agreed)
      throw refuse('MEETING_AGREED', { by: [agreed.by, agreed.last].filter(Boolean).join(' ') })
    await lockBudgets(transaction, await findBudgetsOf(transaction, round))
    const material = await readRound(transaction, round, { today, now })
    const [problem] = material.readiness.problems
    if (problem?.code === 'reserved')
      throw await refuseReserved(transaction, material, { userId: staff.userId, today })
    if (problem) throw refusalOf[problem.code]()
    if (material.fingerprint !== fingerprint) throw refuseGrant('GRANT_CHANGED')
    const minutes = writeDown(material, staff.userId, seat)
    await transaction
      .insert(grantMeeting)
      .values({ roundId, agreedAt: now, agreedBy: staff.userId, minutes })
    await writeConflicts(transaction, material, now)
    await recordAction(transaction, staff, {
      action: 'grant-meeting-agreed',
      subject: { kind: 'grant-meeting', id: roundId },
      after: {
        grantDecisionCount: minutes.cases.length,
        grantDecisionOre: minutes.cases.reduce((sum, { amountOre }) => sum + amountOre, 0),
      },
    })
  })
}

const findBudgetsOf = async (transaction: Database, { id, budgetYear }: RoundMaterial['round']) =>
  (
    await transaction
      .select({ typeId: grantRoundType.typeId })
      .from(grantRoundType)
      .where(eq(grantRoundType.roundId, id))
  ).map(({ typeId }) => ({ year: budgetYear, typeId }))

/** Of the types in which this meeting wants more than others have left. */
async function refuseReserved(
  transaction: Database,
  { round, left, readiness }: RoundMaterial,
  reader: { readonly userId: string; readonly today: string },
): Promise<Error> {
  const isShort = new Map(
    left.map(({ typeId, leftOre }) => [typeId, (readiness.granted.get(typeId) ?? 0) > leftOre]),
  )
  const reserved = (await findReservations(transaction)).filter(
    ({ roundId, year, typeId }) =>
      roundId !== round.id && year === round.budgetYear && isShort.get(typeId),
  )
  const ids = reserved.map(({ applicationId }) => applicationId)
  const hidden = new Set((await findConflicts(transaction, reader, ids)).keys())
  return refuseGrant('GRANT_BUDGET_RESERVED', describeReserved(reserved, hidden))
}

/** Meetings of one round follow one another. */
export async function lockRound(transaction: Database, roundId: string) {
  const [round] = await transaction
    .select()
    .from(grantRound)
    .where(eq(grantRound.id, roundId))
    .for('no key update')
  if (!round) throw refuseGrant('GRANT_NOT_FOUND')
  return round
}

/** @throws {Refusal} `NOT_IN_COMMITTEE`, `NOT_CHAIR` */
export async function requireChair(
  database: Database,
  userId: string,
  today: string,
): Promise<Seat> {
  const seat = await requireCommittee(database, userId, today)
  if (seat === 'member') throw refuse('NOT_CHAIR')
  return seat
}

function writeDown(material: RoundMaterial, userId: string, seat: Seat): Minutes {
  const { round, members } = material
  return {
    round: { name: round.name, meetsAt: round.meetsAt.toISOString(), place: round.place },
    committee: material.committeeName,
    leastPresent: material.leastPresent,
    agreedBy: { name: members.find((one) => one.userId === userId)?.name ?? '', seat },
    members: members.map(({ name, seat: own, isPresent }) => ({ name, seat: own, isPresent })),
    cases: material.cases.flatMap(({ proposal, steppedOut, ...one }) =>
      proposal
        ? [
            {
              applicationId: one.id,
              reference: one.reference,
              association: one.association,
              type: one.type,
              title: one.title,
              requestedOre: one.requestedOre,
              version: proposal.applicationVersion,
              outcome: proposal.outcome,
              amountOre: proposal.amountOre,
              reasonIds: proposal.reasonIds,
              reasons: [...one.reasons],
              words: proposal.words,
              conditions: proposal.conditions,
              proposedBy: one.proposedBy,
              steppedOut: steppedOut.map(({ member, cause }) => ({ name: member.name, cause })),
            },
          ]
        : [],
    ),
    withdrawn: material.withdrawn,
    formal: material.formal,
    corrections: [],
  }
}

/** Those that members have declared are there already. */
async function writeConflicts(
  transaction: Database,
  { cases }: RoundMaterial,
  now: Date,
): Promise<void> {
  const found = cases.flatMap(({ id, steppedOut }) =>
    steppedOut.map(({ member, cause }) => ({
      applicationId: id,
      userId: member.userId,
      cause,
      declaredAt: now,
    })),
  )
  if (found.length > 0) await transaction.insert(grantConflict).values(found).onConflictDoNothing()
}
