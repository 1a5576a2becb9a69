import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import { absenceKinds, departureKinds } from '../states.ts'

const instant = z.coerce.date()
const clockTime = z.string()

const Child = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  presences: z.array(
    z.object({
      id: z.uuid(),
      arrivedAt: instant,
      departedAt: instant.nullable(),
      departedHow: z.enum(departureKinds).nullable(),
    }),
  ),
  absence: z
    .object({
      id: z.uuid(),
      kind: z.enum(absenceKinds),
      toOn: z.string(),
      /** `09:30:00`, of a late arrival. */
      arrivesAt: clockTime.nullable(),
      byGuardian: z.boolean(),
    })
    .nullable(),
})

/** A child of a department on one day: what has happened, and what is expected. */
export type ChildOfDay = z.infer<typeof Child>

/** The children of a department on a day in one query, by first name. No health data is in it. */
export async function listDay(
  database: Database,
  { departmentId, onDate }: { readonly departmentId: string; readonly onDate: string },
): Promise<ChildOfDay[]> {
  const days = await listDays(database, { departmentIds: [departmentId], onDate })
  return days.get(departmentId) ?? []
}

const Listed = z.array(Child.extend({ departmentId: z.uuid() }))

/** The same of several departments, by department: one query for all. */
export async function listDays(
  database: Database,
  { departmentIds, onDate }: { readonly departmentIds: readonly string[]; readonly onDate: string },
): Promise<ReadonlyMap<string, ChildOfDay[]>> {
  const { rows } = await database.execute(sql`
    select placed.department_id as "departmentId", child.id, child.first_name as "firstName",
      child.last_name as "lastName",
      coalesce((
        select jsonb_agg(jsonb_build_object('id', here.id, 'arrivedAt', here.arrived_at,
          'departedAt', here.departed_at, 'departedHow', here.departed_how)
          order by here.arrived_at)
        from portal.kindergarten_presence here
        where here.child_id = child.id and here.on_date = ${onDate}::date), '[]') as presences,
      (select jsonb_build_object('id', away.id, 'kind', away.kind, 'toOn', away.to_on,
          'arrivesAt', away.arrives_at, 'byGuardian', away.guardian_id is not null)
        from portal.kindergarten_absence away
        where away.child_id = child.id and away.withdrawn_at is null
          and ${onDate}::date between away.from_on and away.to_on
        order by away.reported_at desc limit 1) as absence
    from portal.kindergarten_enrolment placed
    join portal.kindergarten_child child on child.id = placed.child_id
    where placed.department_id = any(${sql.param([...departmentIds])}::uuid[])
      and placed.starts_on <= ${onDate}::date
      and (placed.ends_on is null or placed.ends_on >= ${onDate}::date)
    order by child.first_name, child.last_name, child.id`)
  const days = new Map<string, ChildOfDay[]>()
  for (const { departmentId, ...child } of Listed.parse(rows)) {
    const listed = days.get(departmentId)
    if (listed) listed.push(child)
    else days.set(departmentId, [child])
  }
  return days
}
