import { and, desc, eq, sql } from 'drizzle-orm'
import { hasAccess } from '#core/kindergartens/access/guardian-access.server.ts'
import {
  kindergartenEnrolment,
  kindergartenGuardianship,
  kindergartenPlaceRequest,
} from '#core/kindergartens/children/tables.server.ts'
import { mailGuardians } from '#core/kindergartens/mail/mail-guardians.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { changeChild, type OnChild, type Parts } from '../model/lock-child.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { movePlace } from '../places/change-place.server.ts'
import { inTheirs } from '../places/find-place.server.ts'
import { updatePlace } from '../places/update-place.server.ts'
import type { AcceptedMove, DecisionForm } from './forms.ts'

type AnswerParts = Parts & { readonly portalUrl: string }
type OnRequest = OnChild & { readonly requestId: string }

/**
 * Accepts or declines what a guardian requests of a place. With the end of a place that is accepted, the
 * place ends on the day that the guardian was shown. A change that is accepted here was made already: one
 * that is made with it is `acceptChange`. The guardian is mailed that there is something new.
 * @throws {Refusal} CHILD_NOT_FOUND, REQUEST_NOT_FOUND, REQUEST_DECIDED, PLACE_DAYS_INVALID, OWN_CASE
 */
export async function decideRequest(
  parts: AnswerParts,
  on: OnRequest,
  form: DecisionForm,
): Promise<void> {
  await changeChild(parts, on, async (_, inside) => {
    const request = await answerRequest({ ...parts, ...inside }, on, form)
    if (form.isAccepted && request.endsOn) await endPlace(inside.database, on, request.endsOn)
  })
}

/**
 * Accepts a change of a place, and makes it: a place is moved with it, or neither is done.
 * @throws {Refusal} as `movePlace`, and REQUEST_NOT_FOUND (also of an end), REQUEST_DECIDED
 */
export async function acceptChange(
  parts: AnswerParts,
  on: OnRequest,
  { placeId, ...move }: AcceptedMove,
): Promise<void> {
  await movePlace(parts, { ...on, placeId }, move, async (inside) => {
    const decision = { isAccepted: true, reason: null }
    const { kind } = await answerRequest({ ...parts, ...inside }, on, decision)
    if (kind !== 'change') throw refuse('REQUEST_NOT_FOUND')
  })
}

/**
 * Answers a request that waits, of a child that is locked.
 * @throws {Refusal} REQUEST_NOT_FOUND, REQUEST_DECIDED
 */
async function answerRequest(
  parts: AnswerParts,
  on: OnRequest,
  { isAccepted, reason }: DecisionForm,
): Promise<typeof kindergartenPlaceRequest.$inferSelect> {
  const { database } = parts
  const [request] = await database
    .select()
    .from(kindergartenPlaceRequest)
    .where(
      and(
        eq(kindergartenPlaceRequest.id, on.requestId),
        eq(kindergartenPlaceRequest.childId, on.childId),
      ),
    )
    .for('update')
  if (!request) throw refuse('REQUEST_NOT_FOUND')
  if (request.state !== 'sent') throw refuse('REQUEST_DECIDED')
  await database
    .update(kindergartenPlaceRequest)
    .set({
      state: isAccepted ? 'accepted' : 'declined',
      decidedAt: sql`now()`,
      decidedBy: on.staff.userId,
      decidedBecause: reason,
    })
    .where(eq(kindergartenPlaceRequest.id, request.id))
  await recordAction(database, on.staff, {
    action: isAccepted ? 'kindergarten-request-accepted' : 'kindergarten-request-declined',
    subject: { kind: 'kindergarten-child', id: on.childId },
    after: {
      childRequestId: request.id,
      childRequestKind: request.kind,
      ...(isAccepted && request.endsOn && { childTo: request.endsOn }),
    },
  })
  if (request.guardianId && (await reaches(database, on.childId, request.guardianId)))
    await mailGuardians(parts, [request.guardianId])
  return request
}

/** A guardian who was blocked since then has nothing new on their page. */
const reaches = async (
  transaction: Database,
  childId: string,
  guardianId: string,
): Promise<boolean> =>
  (await transaction.$count(
    kindergartenGuardianship,
    and(
      eq(kindergartenGuardianship.childId, childId),
      eq(kindergartenGuardianship.guardianId, guardianId),
      hasAccess(),
    ),
  )) > 0

/** The last place of the child ends; one that starts later than that is corrected by staff first. */
async function endPlace(
  transaction: Database,
  { staff, childId }: OnChild,
  endsOn: string,
): Promise<void> {
  const [last] = await transaction
    .select()
    .from(kindergartenEnrolment)
    .where(and(eq(kindergartenEnrolment.childId, childId), inTheirs(transaction, staff)))
    .orderBy(desc(kindergartenEnrolment.startsOn))
    .limit(1)
  if (!last || last.startsOn > endsOn) throw refuse('PLACE_DAYS_INVALID')
  if (last.endsOn !== null && last.endsOn <= endsOn) return
  await updatePlace(transaction, last, { endsOn })
}
