import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { placeStates } from '#core/places/states.ts'
import type { Database } from '#platform/database/database.server.ts'
import { openingKinds } from './states.ts'

const Child = z.object({
  placeId: z.uuid(),
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null: it has no place in the kindergarten on that day. */
  department: z.string().nullable(),
  state: z.enum(placeStates),
  /** The order of arrival. */
  number: z.coerce.number(),
  /** Empty when the guardian is deleted. */
  bookedBy: z.string(),
})
export type ExtraChild = z.infer<typeof Child>

/** The children who have a place in an extra opening or wait for one, by name. No health data is in it. */
export async function listExtraChildren(
  database: Database,
  openingId: string,
): Promise<ExtraChild[]> {
  const { rows } = await database.execute(sql`
    select booked.place_id as "placeId", child.id, child.first_name as "firstName",
      child.last_name as "lastName", seat.state, seat.number,
      coalesce(guardian.first_name || ' ' || guardian.last_name, '') as "bookedBy",
      (select dept.name from portal.kindergarten_enrolment placed
        join portal.kindergarten_department dept on dept.id = placed.department_id
        where placed.child_id = child.id and dept.kindergarten_id = opening.kindergarten_id
          and opening.on_date between placed.starts_on
            and coalesce(placed.ends_on, 'infinity')) as department
    from portal.kindergarten_extra_place booked
    join portal.kindergarten_extra_opening opening on opening.id = booked.opening_id
    join portal.place seat on seat.id = booked.place_id
    join portal.kindergarten_child child on child.id = booked.child_id
    left join portal.kindergarten_guardian guardian on guardian.id = booked.guardian_id
    where booked.opening_id = ${openingId} and seat.state in ('booked', 'waiting')
    order by child.first_name, child.last_name, child.id`)
  return z.array(Child).parse(rows)
}

const Opening = z.object({
  id: z.uuid(),
  kind: z.enum(openingKinds),
  /** `10:00:00`, by the clock in Norway. */
  opensAt: z.string(),
  closesAt: z.string(),
})

/** The extra openings of a kindergarten on a day with the children who have a place, for its list of the day. */
export async function listExtraOpenings(
  database: Database,
  { kindergartenId, onDate }: { readonly kindergartenId: string; readonly onDate: string },
): Promise<(z.infer<typeof Opening> & { readonly children: readonly ExtraChild[] })[]> {
  const { rows } = await database.execute(sql`
    select id, kind, opens_at as "opensAt", closes_at as "closesAt"
    from portal.kindergarten_extra_opening
    where kindergarten_id = ${kindergartenId} and on_date = ${onDate}::date and called_off_at is null
    order by opens_at, id`)
  const openings = z.array(Opening).parse(rows)
  const listed = []
  // A day has one or two.
  for (const opening of openings) {
    const children = await listExtraChildren(database, opening.id)
    listed.push({
      ...opening,
      children: children.filter(({ state, department }) => state === 'booked' && department),
    })
  }
  return listed
}
