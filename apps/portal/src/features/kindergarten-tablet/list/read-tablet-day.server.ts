import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type ChildOfDay, listDay } from '#core/kindergartens/presence/list-day.server.ts'
import { markKinds } from '#core/kindergartens/states.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate, startOfOsloDate } from '#platform/time/oslo.ts'
import type { AdmittedDevice } from '../model/admit-device.server.ts'
import type { DayChild, TabletDay } from './contract.ts'

/** What a tablet shows: three queries, however many children. */
export async function readTabletDay(
  database: Database,
  device: AdmittedDevice,
  now: Date,
): Promise<TabletDay> {
  const { id: deviceId, departmentId, name: deviceName, kindergarten, department } = device
  const onDate = osloDate(now)
  const children = await listDay(database, { departmentId, onDate })
  const marks = await findMarks(database, { departmentId, onDate })
  const employees = await listEmployees(database, device, onDate)
  const opener = employees.find(({ id }) => id === device.openedBy)
  const isOpen = opener && device.openUntil && device.openUntil > now
  return {
    deviceId,
    deviceName,
    kindergarten,
    department,
    now: now.toISOString(),
    onDate,
    children: children.map((child) => withMarks(child, marks.get(child.id))),
    employees,
    opened: isOpen ? { by: opener.name, until: device.openUntil.toISOString() } : null,
  }
}

const Marks = z.object({
  childId: z.uuid(),
  last: z.object({ id: z.uuid(), kind: z.enum(markKinds), at: z.coerce.date() }).nullable(),
  isDoubled: z.boolean(),
})
type Marks = z.infer<typeof Marks>

/** By child: the last mark of the day that counts, and whether another tablet has recorded the same. */
async function findMarks(
  database: Database,
  { departmentId, onDate }: { readonly departmentId: string; readonly onDate: string },
): Promise<ReadonlyMap<string, Marks>> {
  const { rows } = await database.execute(sql`
    select mark.child_id as "childId",
      (array_agg(jsonb_build_object('id', mark.id, 'kind', mark.kind, 'at', mark.at)
        order by mark.at desc, mark.received_at desc)
        filter (where mark.state = 'recorded' and mark.kind <> 'undo'))[1] as last,
      coalesce(bool_or(mark.state = 'refused' and mark.presence_id is not null
        and mark.device_id <> counted.device_id), false) as "isDoubled"
    from portal.kindergarten_device device
    join portal.kindergarten_mark mark on mark.device_id = device.id
    left join portal.kindergarten_mark counted on counted.presence_id = mark.presence_id
      and counted.kind = mark.kind and counted.state = 'recorded'
    where device.department_id = ${departmentId}
      and mark.at >= ${startOfOsloDate(onDate)} and mark.at < ${startOfOsloDate(addDays(onDate, 1))}
    group by mark.child_id`)
  return new Map(
    z
      .array(Marks)
      .parse(rows)
      .map((found) => [found.childId, found]),
  )
}

async function listEmployees(
  database: Database,
  { kindergartenId, departmentId }: Pick<AdmittedDevice, 'kindergartenId' | 'departmentId'>,
  onDate: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await database.execute<{ id: string; name: string }>(sql`
    select id, name from portal.kindergarten_employee
    where kindergarten_id = ${kindergartenId}
      and (department_id is null or department_id = ${departmentId})
      and pin_hash is not null and (ended_on is null or ended_on >= ${onDate}::date)
    order by name, id`)
  return rows
}

function withMarks(child: ChildOfDay, marks: Marks | undefined): DayChild {
  const { id, firstName, lastName, presences, absence } = child
  const latest = presences.at(-1)
  return {
    id,
    firstName,
    lastName,
    arrivedAt: latest?.arrivedAt.toISOString() ?? null,
    departedAt: latest?.departedAt?.toISOString() ?? null,
    departedHow: latest?.departedHow ?? null,
    absence: absence && {
      kind: absence.kind,
      arrivesAt: absence.arrivesAt?.slice(0, 5) ?? null,
      byGuardian: absence.byGuardian,
    },
    lastMark: marks?.last
      ? { id: marks.last.id, kind: marks.last.kind, at: marks.last.at.toISOString() }
      : null,
    isDoubled: marks?.isDoubled ?? false,
  }
}
