import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { hashPassword } from '#core/accounts/passwords/password-hash.server.ts'
import type { DemoContext } from '#core/feature/feature.server.ts'
import {
  type FoundChild,
  findDemoChildren,
} from '#core/kindergartens/demo/find-demo-children.server.ts'
import { savePin } from '#core/kindergartens/pins/pins.server.ts'
import {
  kindergartenDevice,
  kindergartenPresence,
} from '#core/kindergartens/presence/tables.server.ts'
import { kindergartenEmployee } from '#core/kindergartens/setup/tables.server.ts'
import { findDemoStaff } from '#core/staff-area/demo/find-demo-staff.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordMark } from '../marks/record-mark.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { makePairing } from '../pairing/make-pairing.server.ts'
import { pairTablet } from '../pairing/pair-tablet.server.ts'
import { shutOff } from '../pairing/shut-off.server.ts'

/** The PIN of two employees; README.md names it. */
export const demoPin = '135246'

const marksToReview = 3

const minute = 60_000
const day = 24 * 60 * minute

/**
 * A tablet that was lost and shut off, with marks of it that wait for review, and PINs of two employees,
 * unless there is a tablet. One in use is paired by who tries the demo: its key is in the browser.
 */
export async function seedTablets(
  { database }: Pick<DemoContext, 'database'>,
  now = new Date(),
): Promise<void> {
  const pinHash = await hashPassword(demoPin)
  await database.transaction(async (transaction) => {
    const leader = await findDemoStaff(transaction, 'kindergarten')
    const children = await findDemoChildren(transaction)
    const departments = [...new Set(children.map(({ departmentId }) => departmentId))]
    const [departmentId] = departments
    const known = await transaction.$count(
      kindergartenDevice,
      inArray(kindergartenDevice.departmentId, departments),
    )
    if (!leader || !departmentId || known > 0) return
    await givePins(transaction, leader, { departmentId, pinHash })
    await addLostTablet(transaction, leader, {
      departmentId,
      children: children.filter((child) => child.departmentId === departmentId),
      now,
    })
  })
}

async function givePins(
  transaction: Database,
  leader: StaffActor,
  { departmentId, pinHash }: { readonly departmentId: string; readonly pinHash: string },
): Promise<void> {
  const employees = await transaction
    .select({ id: kindergartenEmployee.id })
    .from(kindergartenEmployee)
    .where(
      and(
        eq(kindergartenEmployee.departmentId, departmentId),
        isNull(kindergartenEmployee.pinHash),
      ),
    )
    .orderBy(asc(kindergartenEmployee.name))
    .limit(2)
  for (const { id } of employees) {
    await savePin(transaction, id, pinHash)
    await recordAction(transaction, leader, {
      action: 'kindergarten-pin-made',
      subject: { kind: 'kindergarten-pin', id },
    })
  }
}

async function addLostTablet(
  transaction: Database,
  leader: StaffActor,
  given: {
    readonly departmentId: string
    readonly children: readonly FoundChild[]
    readonly now: Date
  },
): Promise<void> {
  const { departmentId, children, now } = given
  const madeAt = new Date(now.getTime() - 60 * day)
  const form = { departmentId, name: 'Nettbrettet i garderoben' }
  const { code } = await makePairing(transaction, leader, form, madeAt)
  const pairedAt = new Date(madeAt.getTime() + minute)
  const { deviceId } = await pairTablet(transaction, { code, token: randomUUID() }, pairedAt)
  await shutOff(transaction, leader, deviceId, now)
  for (const { childId, at } of await findDepartures(transaction, children, now))
    await recordMark(
      transaction,
      { id: deviceId, departmentId },
      { id: randomUUID(), childId, kind: 'departure', at: at.toISOString(), undoesId: null },
      now,
    )
}

/** The latest departures of more than a day ago, a little earlier than they are recorded: a leader can record them. */
async function findDepartures(
  transaction: Database,
  children: readonly FoundChild[],
  now: Date,
): Promise<{ childId: string; at: Date }[]> {
  const rows = await transaction
    .select({ childId: kindergartenPresence.childId, departedAt: kindergartenPresence.departedAt })
    .from(kindergartenPresence)
    .where(
      and(
        inArray(
          kindergartenPresence.childId,
          children.map(({ id }) => id),
        ),
        lt(kindergartenPresence.departedAt, new Date(now.getTime() - day)),
      ),
    )
    .orderBy(desc(kindergartenPresence.departedAt), asc(kindergartenPresence.childId))
    .limit(marksToReview)
  return rows.flatMap(({ childId, departedAt }) =>
    departedAt ? [{ childId, at: new Date(departedAt.getTime() - 20 * minute) }] : [],
  )
}
