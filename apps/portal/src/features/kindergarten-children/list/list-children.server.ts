import { asc, eq, inArray } from 'drizzle-orm'
import { childrenOf } from '#core/kindergartens/access/staff-access.server.ts'
import {
  kindergartenChild,
  kindergartenEnrolment,
  kindergartenGuardian,
  kindergartenGuardianship,
  kindergartenPlaceRequest,
} from '#core/kindergartens/children/tables.server.ts'
import { kindergarten, kindergartenDepartment } from '#core/kindergartens/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Children } from '../model/contract.ts'
import { accessOf, standingOf } from '../model/states.ts'
import { inTheirs } from '../places/find-place.server.ts'

/**
 * The children whom a member of staff reaches, by name, in four queries whatever their number.
 * @param today `2026-11-23`
 */
export async function listChildren(
  database: Database,
  staff: StaffActor,
  today: string,
): Promise<Children> {
  const theirs = childrenOf(staff)
  const children = await database
    .select()
    .from(kindergartenChild)
    .where(inArray(kindergartenChild.id, theirs))
    .orderBy(asc(kindergartenChild.lastName), asc(kindergartenChild.firstName))
  const places = await database
    .select({
      childId: kindergartenEnrolment.childId,
      startsOn: kindergartenEnrolment.startsOn,
      endsOn: kindergartenEnrolment.endsOn,
      departmentId: kindergartenDepartment.id,
      department: kindergartenDepartment.name,
      kindergartenId: kindergarten.id,
      kindergarten: kindergarten.name,
    })
    .from(kindergartenEnrolment)
    .innerJoin(
      kindergartenDepartment,
      eq(kindergartenDepartment.id, kindergartenEnrolment.departmentId),
    )
    .innerJoin(kindergarten, eq(kindergarten.id, kindergartenDepartment.kindergartenId))
    .where(inTheirs(database, staff))
  const guardians = await database
    .select({ bound: kindergartenGuardianship, guardian: kindergartenGuardian })
    .from(kindergartenGuardianship)
    .innerJoin(
      kindergartenGuardian,
      eq(kindergartenGuardian.id, kindergartenGuardianship.guardianId),
    )
    .where(inArray(kindergartenGuardianship.childId, theirs))
    .orderBy(asc(kindergartenGuardian.lastName), asc(kindergartenGuardian.firstName))
  const requests = await database
    .select({ childId: kindergartenPlaceRequest.childId })
    .from(kindergartenPlaceRequest)
    .where(eq(kindergartenPlaceRequest.state, 'sent'))
  const placesOf = Map.groupBy(places, ({ childId }) => childId)
  const guardiansOf = Map.groupBy(guardians, ({ bound }) => bound.childId)
  const requestsOf = Map.groupBy(requests, ({ childId }) => childId)
  return {
    items: children.map((child) => {
      const { state, place } = standingOf(placesOf.get(child.id) ?? [], today)
      return {
        id: child.id,
        name: `${child.firstName} ${child.lastName}`,
        bornOn: child.bornOn,
        state,
        kindergartenId: place?.kindergartenId ?? null,
        kindergarten: place?.kindergarten ?? '',
        departmentId: place?.departmentId ?? null,
        department: place?.department ?? '',
        isMissing: child.missingSince !== null,
        requests: requestsOf.get(child.id)?.length ?? 0,
        guardians: (guardiansOf.get(child.id) ?? []).map(({ bound, guardian }) => ({
          id: guardian.id,
          name: `${guardian.firstName} ${guardian.lastName}`,
          access: accessOf(bound),
        })),
      }
    }),
  }
}
