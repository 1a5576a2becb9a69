import { and, eq, inArray } from 'drizzle-orm'
import { kindergartensOf } from '#core/kindergartens/access/staff-access.server.ts'
import { kindergartenEnrolment } from '#core/kindergartens/children/tables.server.ts'
import { kindergartenDepartment } from '#core/kindergartens/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from '../model/refuse.server.ts'

export type PlaceRow = typeof kindergartenEnrolment.$inferSelect

/** Places in kindergartens of the caller: what a child has elsewhere is not theirs to see or change. */
export const inTheirs = (database: Database, staff: Pick<StaffActor, 'userId' | 'roles'>) =>
  inArray(
    kindergartenEnrolment.departmentId,
    database
      .select({ id: kindergartenDepartment.id })
      .from(kindergartenDepartment)
      .where(inArray(kindergartenDepartment.kindergartenId, kindergartensOf(staff))),
  )

/**
 * A place of a child that is locked, as the caller saw it.
 * @throws {Refusal} PLACE_NOT_FOUND, KINDERGARTEN_CHANGED
 */
export async function findPlace(
  transaction: Database,
  {
    staff,
    childId,
    placeId,
    version,
  }: {
    readonly staff: StaffActor
    readonly childId: string
    readonly placeId: string
    readonly version: number
  },
): Promise<PlaceRow> {
  const [place] = await transaction
    .select()
    .from(kindergartenEnrolment)
    .where(
      and(
        eq(kindergartenEnrolment.id, placeId),
        eq(kindergartenEnrolment.childId, childId),
        inTheirs(transaction, staff),
      ),
    )
  if (!place) throw refuse('PLACE_NOT_FOUND')
  if (place.version !== version) throw refuse('KINDERGARTEN_CHANGED')
  return place
}
