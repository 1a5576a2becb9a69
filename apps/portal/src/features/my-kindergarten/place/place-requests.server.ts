import { and, desc, eq, inArray } from 'drizzle-orm'
import { lockChild } from '#core/kindergartens/children/lock-child.server.ts'
import {
  kindergartenEnrolment,
  kindergartenPlaceRequest,
} from '#core/kindergartens/children/tables.server.ts'
import { kindergarten, kindergartenDepartment } from '#core/kindergartens/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { NewPlaceRequest, PlaceRequest } from '../model/contract.ts'
import { judgePlaceRequest, type LastPlace } from '../model/judge-place-request.ts'
import { mostRequests } from '../model/limits.ts'
import { refuse } from '../model/refuse.server.ts'

type Own = { readonly childId: string; readonly guardianId: string }

/**
 * Sends a request about a place; a repeated one is not sent again.
 * @returns whether it is new
 * @throws {Refusal} `PLACE_REQUEST_OPEN`, or why it cannot be (`judgePlaceRequest`);
 *   `PLACE_REQUEST_NOT_FOUND`: the id is of another one
 */
export async function sendPlaceRequest(
  transaction: Database,
  { childId, guardianId, ...requested }: NewPlaceRequest & Own,
  now: Date,
): Promise<boolean> {
  await lockChild(transaction, childId)
  const [repeated] = await transaction
    .select({
      childId: kindergartenPlaceRequest.childId,
      guardianId: kindergartenPlaceRequest.guardianId,
    })
    .from(kindergartenPlaceRequest)
    .where(eq(kindergartenPlaceRequest.id, requested.id))
  if (repeated) {
    if (repeated.childId !== childId || repeated.guardianId !== guardianId)
      throw refuse('PLACE_REQUEST_NOT_FOUND')
    return false
  }
  const place = await findLastPlace(transaction, childId)
  if (!place) throw refuse('PLACE_ENDS_BEFORE')
  const refusal = judgePlaceRequest(requested, place, osloDate(now))
  if (refusal) throw refuse(refusal)
  const open = await transaction.$count(
    kindergartenPlaceRequest,
    and(
      eq(kindergartenPlaceRequest.childId, childId),
      eq(kindergartenPlaceRequest.kind, requested.kind),
      eq(kindergartenPlaceRequest.state, 'sent'),
    ),
  )
  if (open > 0) throw refuse('PLACE_REQUEST_OPEN')
  await transaction
    .insert(kindergartenPlaceRequest)
    .values({ ...requested, childId, guardianId, sentAt: now })
  return true
}

/**
 * Withdraws a request of a guardian of the child; a second press changes nothing.
 * @throws {Refusal} `PLACE_REQUEST_NOT_FOUND`, `PLACE_REQUEST_DECIDED`
 */
export async function withdrawPlaceRequest(
  transaction: Database,
  { id, childId }: { readonly id: string; readonly childId: string },
): Promise<void> {
  await lockChild(transaction, childId)
  const [found] = await transaction
    .select({ state: kindergartenPlaceRequest.state })
    .from(kindergartenPlaceRequest)
    .where(and(eq(kindergartenPlaceRequest.id, id), eq(kindergartenPlaceRequest.childId, childId)))
    .for('update')
  if (!found) throw refuse('PLACE_REQUEST_NOT_FOUND')
  if (found.state === 'withdrawn') return
  if (found.state !== 'sent') throw refuse('PLACE_REQUEST_DECIDED')
  await transaction
    .update(kindergartenPlaceRequest)
    .set({ state: 'withdrawn' })
    .where(eq(kindergartenPlaceRequest.id, id))
}

/** Newest first, withdrawn ones left out. What was written to staff is shown to its sender alone. */
export async function listPlaceRequests(
  database: Database,
  { childId, guardianId }: Own,
): Promise<PlaceRequest[]> {
  const rows = await database
    .select()
    .from(kindergartenPlaceRequest)
    .where(
      and(
        eq(kindergartenPlaceRequest.childId, childId),
        inArray(kindergartenPlaceRequest.state, ['sent', 'accepted', 'declined']),
      ),
    )
    .orderBy(desc(kindergartenPlaceRequest.sentAt), desc(kindergartenPlaceRequest.id))
    .limit(mostRequests)
  return rows.map((row) => {
    const { id, kind, wantedOn, endsOn, percent, state, sentAt, decidedAt, decidedBecause } = row
    const isOwn = row.guardianId === guardianId
    return {
      id,
      kind,
      wantedOn,
      endsOn,
      percent,
      note: isOwn ? row.note : null,
      state,
      isOwn,
      sentAt: sentAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      decidedBecause: isOwn ? decidedBecause : null,
    }
  })
}

async function findLastPlace(database: Database, childId: string): Promise<LastPlace | null> {
  const [found] = await database
    .select({
      startsOn: kindergartenEnrolment.startsOn,
      endsOn: kindergartenEnrolment.endsOn,
      percent: kindergartenEnrolment.percent,
      noticeMonths: kindergarten.noticeMonths,
    })
    .from(kindergartenEnrolment)
    .innerJoin(
      kindergartenDepartment,
      eq(kindergartenDepartment.id, kindergartenEnrolment.departmentId),
    )
    .innerJoin(kindergarten, eq(kindergarten.id, kindergartenDepartment.kindergartenId))
    .where(eq(kindergartenEnrolment.childId, childId))
    .orderBy(desc(kindergartenEnrolment.startsOn))
    .limit(1)
  return found ?? null
}
