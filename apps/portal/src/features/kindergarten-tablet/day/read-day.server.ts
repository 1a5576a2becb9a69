import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { requireDepartment } from '#core/kindergartens/access/staff-access.server.ts'
import { listDay } from '#core/kindergartens/presence/list-day.server.ts'
import { isOpenOn } from '#core/kindergartens/setup/is-open-on.ts'
import { readOpenDays } from '#core/kindergartens/setup/read-open-days.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { listDepartments } from '../pairing/list-tablets.server.ts'
import type { FireList, StaffDay } from './contract.ts'
import type { DayQuery } from './endpoints.ts'

/** @throws {Refusal} DEPARTMENT_NOT_FOUND */
export async function readDay(
  database: Database,
  staff: StaffActor,
  { department, date }: DayQuery,
  now: Date,
): Promise<StaffDay> {
  const today = osloDate(now)
  const onDate = date ?? today
  const departments = await listDepartments(database, staff)
  const departmentId = department ?? departments[0]?.id ?? null
  const found = { departments, departmentId, onDate, today }
  if (departmentId === null) return { ...found, isOpen: true, children: [] }
  const { kindergartenId } = await requireDepartment(database, staff, departmentId)
  const openDays = await readOpenDays(database, kindergartenId, { from: onDate, to: onDate })
  const children = await listDay(database, { departmentId, onDate })
  return {
    ...found,
    isOpen: isOpenOn(onDate, openDays),
    children: children.map(({ id, firstName, lastName, presences, absence }) => ({
      id,
      name: `${firstName} ${lastName}`,
      presences: presences.map(({ arrivedAt, departedAt, ...presence }) => ({
        ...presence,
        arrivedAt: arrivedAt.toISOString(),
        departedAt: departedAt?.toISOString() ?? null,
      })),
      absence: absence && {
        kind: absence.kind,
        arrivesAt: absence.arrivesAt?.slice(0, 5) ?? null,
        byGuardian: absence.byGuardian,
      },
    })),
  }
}

const Phones = z.array(
  z.object({
    childId: z.uuid(),
    phones: z.array(z.object({ name: z.string(), phone: z.string() })),
  }),
)

/** @throws {Refusal} DEPARTMENT_NOT_FOUND */
export async function readFireList(
  database: Database,
  staff: StaffActor,
  departmentId: string,
  now: Date,
): Promise<FireList> {
  const { name: department, kindergartenId } = await requireDepartment(
    database,
    staff,
    departmentId,
  )
  const { rows: places } = await database.execute<{ name: string }>(
    sql`select name from portal.kindergarten where id = ${kindergartenId}`,
  )
  const children = await listDay(database, { departmentId, onDate: osloDate(now) })
  const phones = await findPhones(
    database,
    children.map(({ id }) => id),
  )
  return {
    kindergarten: places[0]?.name ?? '',
    department,
    at: now.toISOString(),
    children: children.map(({ id, firstName, lastName, presences }) => {
      const latest = presences.at(-1)
      return {
        id,
        name: `${firstName} ${lastName}`,
        arrivedAt: latest?.arrivedAt.toISOString() ?? null,
        isHere: latest !== undefined && latest.departedAt === null,
        phones: phones.get(id) ?? [],
      }
    }),
  }
}

/** By child. A guardian whose address is restricted is on no list, nor one whom staff have blocked. */
async function findPhones(database: Database, childIds: readonly string[]) {
  const { rows } = await database.execute(sql`
    select bound.child_id as "childId",
      jsonb_agg(jsonb_build_object('name', guardian.first_name || ' ' || guardian.last_name,
        'phone', guardian.phone) order by guardian.first_name, guardian.id) as phones
    from portal.kindergarten_guardianship bound
    join portal.kindergarten_guardian guardian on guardian.id = bound.guardian_id
    where bound.child_id = any(${sql.param([...childIds])}::uuid[])
      and bound.has_responsibility and bound.blocked_at is null
      and guardian.phone is not null and not guardian.has_restricted_address
    group by bound.child_id`)
  return new Map(Phones.parse(rows).map(({ childId, phones }) => [childId, phones]))
}
