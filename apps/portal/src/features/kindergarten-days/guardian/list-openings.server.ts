import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { openingKinds } from '#core/kindergartens/days/states.ts'
import { reasonNotOpen } from '#core/places/rules.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { GuardianOpening } from './contract.ts'

const Row = z.object({
  id: z.uuid(),
  kindergarten: z.string(),
  kind: z.enum(openingKinds),
  onDate: z.string(),
  opensAt: z.string(),
  closesAt: z.string(),
  bookUntil: z.string(),
  calledOffBecause: z.string().nullable(),
  capacity: z.int(),
  taken: z.int(),
  offerClosesAt: z.coerce.date(),
  calledOffAt: z.coerce.date().nullable(),
  childId: z.uuid(),
  firstName: z.string(),
  state: z.enum(['booked', 'waiting']).nullable(),
  position: z.int().nullable(),
  bookedBy: z.string(),
  isOwn: z.boolean(),
})
type Row = z.infer<typeof Row>

/** Extra openings from today on for children who have a place in the kindergarten on that day. */
export async function listOpeningsOf(
  database: Database,
  wanted: {
    readonly childIds: readonly string[]
    readonly guardianId: string
    readonly today: string
    readonly now: Date
  },
): Promise<GuardianOpening[]> {
  const { childIds, guardianId, today, now } = wanted
  const { rows } = await database.execute(sql`
    select opening.id, kindergarten.name as kindergarten, opening.kind,
      opening.on_date::text as "onDate", to_char(opening.opens_at, 'HH24:MI') as "opensAt",
      to_char(opening.closes_at, 'HH24:MI') as "closesAt", opening.book_until::text as "bookUntil",
      opening.called_off_because as "calledOffBecause", offer.capacity, offer.taken,
      offer.closes_at as "offerClosesAt", offer.called_off_at as "calledOffAt",
      child.id as "childId", child.first_name as "firstName", seat.state,
      case when seat.state = 'waiting' then (select count(*)::int from portal.place other
        where other.offer_id = opening.id and other.state = 'waiting'
          and other.number <= seat.number) end as position,
      coalesce(guardian.first_name || ' ' || guardian.last_name, '') as "bookedBy",
      coalesce(guardian.id = ${guardianId}, false) as "isOwn"
    from portal.kindergarten_enrolment placed
    join portal.kindergarten_department dept on dept.id = placed.department_id
    join portal.kindergarten kindergarten on kindergarten.id = dept.kindergarten_id
    join portal.kindergarten_extra_opening opening on opening.kindergarten_id = kindergarten.id
      and opening.on_date between placed.starts_on and coalesce(placed.ends_on, 'infinity')
    join portal.place_offer offer on offer.id = opening.id
    join portal.kindergarten_child child on child.id = placed.child_id
    left join (portal.kindergarten_extra_place booked
      join portal.place seat on seat.id = booked.place_id and seat.state in ('booked', 'waiting'))
      on booked.opening_id = opening.id and booked.child_id = child.id
    left join portal.kindergarten_guardian guardian on guardian.id = booked.guardian_id
    where placed.child_id = any(${sql.param([...childIds])}::uuid[])
      and opening.on_date >= ${today}::date
    order by opening.on_date, opening.opens_at, opening.id, child.first_name, child.id`)
  const openings = new Map<string, GuardianOpening>()
  for (const row of z.array(Row).parse(rows)) {
    const opening = openings.get(row.id) ?? openingOf(row, now)
    openings.set(row.id, opening)
    const { childId: id, firstName, state, position, bookedBy, isOwn } = row
    opening.children.push({ id, firstName, state, position, bookedBy, isOwn })
  }
  return [...openings.values()]
}

function openingOf(row: Row, now: Date): GuardianOpening {
  const { id, kindergarten, kind, onDate, opensAt, closesAt, bookUntil, calledOffBecause } = row
  const notOpen = reasonNotOpen({ closesAt: row.offerClosesAt, calledOffAt: row.calledOffAt }, now)
  return {
    id,
    kindergarten,
    kind,
    onDate,
    opensAt,
    closesAt,
    bookUntil,
    isOpen: notOpen === null,
    free: row.capacity - row.taken,
    calledOffBecause,
    children: [],
  }
}
