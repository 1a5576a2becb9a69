import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { batchRequests } from '#core/batching/batch-requests.server.ts'
import { type ChildOfDay, listDays } from '#core/kindergartens/presence/list-day.server.ts'
import { markKinds } from '#core/kindergartens/states.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate, startOfOsloDate } from '#platform/time/oslo.ts'
import type { AdmittedDevice } from '../model/admit-device.server.ts'
import type { DayChild, TabletDay } from './contract.ts'

type Wanted = { readonly device: AdmittedDevice; readonly now: Date }

/**
 * Reads what tablets show. Those that ask at the same time, as at the opening of all kindergartens, are
 * read together: four queries, however many tablets and children.
 */
export const createTabletDays = (database: Database): ((wanted: Wanted) => Promise<TabletDay>) =>
  batchRequests<Wanted, TabletDay>({
    keyOf: ({ now }) => osloDate(now),
    decide: async (batch) => {
      const onDate = osloDate(batch[0].now)
      const departmentIds = [...new Set(batch.map(({ device }) => device.departmentId))]
      const of = { departmentIds, onDate }
      const children = await listDays(database, of)
      const marks = await findMarks(database, of)
      const employees = await listEmployees(database, of)
      const unread = await countUnread(database, of)
      return batch.map(({ device, now }) =>
        dayOf(device, now, {
          children: children.get(device.departmentId) ?? [],
          marks,
          employees: employees.get(device.departmentId) ?? [],
          unreadThreads: unread.get(device.departmentId) ?? 0,
        }),
      )
    },
  })

type Found = {
  readonly children: readonly ChildOfDay[]
  readonly marks: ReadonlyMap<string, Marks>
  readonly employees: TabletDay['employees']
  readonly unreadThreads: number
}

function dayOf(device: AdmittedDevice, now: Date, found: Found): TabletDay {
  const { id: deviceId, name: deviceName, kindergarten, department } = device
  const { children, marks, employees, unreadThreads } = found
  const opener = employees.find(({ id }) => id === device.openedBy)
  const isOpen = opener && device.openUntil && device.openUntil > now
  return {
    deviceId,
    deviceName,
    kindergarten,
    department,
    now: now.toISOString(),
    onDate: osloDate(now),
    children: children.map((child) => withMarks(child, marks.get(child.id))),
    employees,
    unreadThreads,
    opened: isOpen ? { by: opener.name, until: device.openUntil.toISOString() } : null,
  }
}

type Departments = { readonly departmentIds: readonly string[]; readonly onDate: string }

const Marks = z.object({
  childId: z.uuid(),
  last: z.object({ id: z.uuid(), kind: z.enum(markKinds), at: z.coerce.date() }).nullable(),
  isDoubled: z.boolean(),
})
type Marks = z.infer<typeof Marks>

/** By child: the last mark of the day that counts, and whether another tablet has recorded the same. */
async function findMarks(
  database: Database,
  { departmentIds, onDate }: Departments,
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
    where device.department_id = any(${sql.param([...departmentIds])}::uuid[])
      and mark.at >= ${startOfOsloDate(onDate)} and mark.at < ${startOfOsloDate(addDays(onDate, 1))}
    group by mark.child_id`)
  return new Map(
    z
      .array(Marks)
      .parse(rows)
      .map((found) => [found.childId, found]),
  )
}

/** By department: its own, and those of all departments of its kindergarten. */
async function listEmployees(
  database: Database,
  { departmentIds, onDate }: Departments,
): Promise<ReadonlyMap<string, TabletDay['employees']>> {
  const { rows } = await database.execute<{ departmentId: string; id: string; name: string }>(sql`
    select dept.id as "departmentId", employee.id, employee.name
    from portal.kindergarten_department dept
    join portal.kindergarten_employee employee on employee.kindergarten_id = dept.kindergarten_id
      and (employee.department_id is null or employee.department_id = dept.id)
    where dept.id = any(${sql.param([...departmentIds])}::uuid[])
      and employee.pin_hash is not null
      and (employee.ended_on is null or employee.ended_on >= ${onDate}::date)
    order by employee.name, employee.id`)
  const employees = new Map<string, TabletDay['employees']>()
  for (const { departmentId, ...employee } of rows) {
    const listed = employees.get(departmentId)
    if (listed) listed.push(employee)
    else employees.set(departmentId, [employee])
  }
  return employees
}

/** By department: conversations that an employee finds on the tablet, with something that nobody has read. */
async function countUnread(
  database: Database,
  { departmentIds, onDate }: Departments,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.execute<{ departmentId: string; count: number }>(sql`
    select dept.id as "departmentId", count(distinct thread.id)::int as count
    from portal.kindergarten_message message
    join portal.kindergarten_thread thread on thread.id = message.thread_id and not thread.is_sensitive
    join portal.kindergarten_enrolment placed on placed.child_id = thread.child_id
      and placed.starts_on <= ${onDate}::date
      and coalesce(placed.ends_on, 'infinity') >= ${onDate}::date
    join portal.kindergarten_department dept on dept.id = placed.department_id
      and dept.kindergarten_id = thread.kindergarten_id
    where message.side = 'guardian' and message.staff_read_at is null
      and dept.id = any(${sql.param([...departmentIds])}::uuid[])
    group by dept.id`)
  return new Map(rows.map(({ departmentId, count }) => [departmentId, count]))
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
