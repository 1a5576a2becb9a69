import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { findNames } from '#core/accounts/find-names.server.ts'
import type { DemoContext } from '#core/feature/feature.server.ts'
import { lastDayOfPlace } from '#core/kindergartens/children/notice.ts'
import {
  kindergartenHealthView,
  kindergartenPlaceRequest,
} from '#core/kindergartens/children/tables.server.ts'
import {
  type FoundChild,
  findDemoChildren,
  findKnownFamily,
  type KnownFamily,
} from '#core/kindergartens/demo/find-demo-children.server.ts'
import { kindergarten, kindergartenEmployee } from '#core/kindergartens/setup/tables.server.ts'
import { findDemoStaff } from '#core/staff-area/demo/find-demo-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { sendPlaceRequest } from '../place/place-requests.server.ts'

/**
 * What guardians of the demo wait for: a change and an end of a place. And who has looked at the health
 * data of the children whose guardians have accounts. Safe to run again.
 */
export async function seedMyKindergarten(
  { database }: Pick<DemoContext, 'database'>,
  now = new Date(),
): Promise<void> {
  await database.transaction(async (transaction) => {
    const children = await findDemoChildren(transaction)
    const family = await findKnownFamily(transaction, children)
    if (!family) return
    await seedRequests(transaction, { children, family, now })
    await seedViews(transaction, family, now)
  })
}

async function seedRequests(
  transaction: Database,
  { children, family, now }: { children: readonly FoundChild[]; family: KnownFamily; now: Date },
): Promise<void> {
  const isOfDemo = inArray(
    kindergartenPlaceRequest.childId,
    children.map(({ id }) => id),
  )
  if ((await transaction.$count(kindergartenPlaceRequest, isOfDemo)) > 0) return
  const today = osloDate(now)
  const { older, guardian } = family
  await sendPlaceRequest(
    transaction,
    {
      id: randomUUID(),
      childId: older.id,
      guardianId: guardian.id,
      kind: 'change',
      wantedOn: addDays(today, 45),
      endsOn: null,
      percent: 80,
      note: 'Vi vil gjerne ha fri hver fredag.',
    },
    now,
  )
  const leaves = children.findLast(({ kindergartenId }) => kindergartenId === older.kindergartenId)
  const sender = leaves?.guardians.find(({ hasAccess }) => hasAccess)
  const [place] = await transaction
    .select({ noticeMonths: kindergarten.noticeMonths })
    .from(kindergarten)
    .where(eq(kindergarten.id, older.kindergartenId))
  if (!leaves || !sender || !place) return
  const wantedOn = addDays(today, 30)
  await sendPlaceRequest(
    transaction,
    {
      id: randomUUID(),
      childId: leaves.id,
      guardianId: sender.id,
      kind: 'end',
      wantedOn,
      endsOn: lastDayOfPlace({ noticeOn: today, wantedOn }, place.noticeMonths),
      percent: null,
      note: 'Vi flytter til Bergen.',
    },
    now,
  )
}

/** Hours before `now`. */
const viewed = { guardian: 240, tablet: 75, staff: 26 } as const

async function seedViews(
  transaction: Database,
  { older, younger, guardian }: KnownFamily,
  now: Date,
): Promise<void> {
  const isOfThem = inArray(kindergartenHealthView.childId, [older.id, younger.id])
  if ((await transaction.$count(kindergartenHealthView, isOfThem)) > 0) return
  const leader = await findDemoStaff(transaction, 'kindergarten')
  const names = await findNames(transaction, [guardian.userId, ...(leader ? [leader.userId] : [])])
  const [employee] = await transaction
    .select({ name: kindergartenEmployee.name })
    .from(kindergartenEmployee)
    .where(eq(kindergartenEmployee.departmentId, older.departmentId))
    .orderBy(kindergartenEmployee.name)
    .limit(1)
  const nameOf = (userId: string) => names.get(userId) ?? ''
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  await transaction.insert(kindergartenHealthView).values([
    {
      childId: older.id,
      at: before(viewed.guardian),
      place: 'guardian',
      viewerName: nameOf(guardian.userId),
      guardianId: guardian.id,
      userId: guardian.userId,
    },
    ...(employee
      ? [older, younger].map(({ id }) => ({
          childId: id,
          at: before(viewed.tablet),
          place: 'tablet' as const,
          viewerName: employee.name,
        }))
      : []),
    ...(leader
      ? [
          {
            childId: older.id,
            at: before(viewed.staff),
            place: 'staff' as const,
            viewerName: nameOf(leader.userId),
            userId: leader.userId,
          },
        ]
      : []),
  ])
}
