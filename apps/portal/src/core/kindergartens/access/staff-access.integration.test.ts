import { describe, expect, it } from 'vitest'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { seedStaff } from '#testing/staff.testing.server.ts'
import { kindergartenEnrolment } from '../children/tables.server.ts'
import { addChild, addKindergarten } from '../kindergartens.testing.server.ts'
import { kindergartenLeader } from '../setup/tables.server.ts'
import { requireChild, requireDepartment, requireKindergarten } from './staff-access.server.ts'

const { database } = await createTestDatabase()

async function staffWith(role: StaffRole): Promise<StaffActor> {
  const { userId } = await seedStaff(database, [role])
  return { kind: 'staff', userId, roles: [role], requestId: 'test' }
}

const own = await addKindergarten(database)
const other = await addKindergarten(database)
const ownChild = await addChild(database, { departmentId: own.departmentId })
const otherChild = await addChild(database, { departmentId: other.departmentId })
const leader = await staffWith('kindergarten')
await database
  .insert(kindergartenLeader)
  .values({ userId: leader.userId, kindergartenId: own.kindergartenId })
const otherLeader = await staffWith('kindergarten')
await database
  .insert(kindergartenLeader)
  .values({ userId: otherLeader.userId, kindergartenId: other.kindergartenId })

it('a leader reaches their own kindergarten, its departments and its children', async () => {
  const { kindergartenId, departmentId } = own
  expect((await requireKindergarten(database, leader, kindergartenId)).id).toBe(kindergartenId)
  expect((await requireDepartment(database, leader, departmentId)).id).toBe(departmentId)
  await requireChild(database, leader, ownChild)
})

it('a leader reaches nothing of another kindergarten', async () => {
  await expect(requireKindergarten(database, leader, other.kindergartenId)).rejects.toThrow(
    'KINDERGARTEN_NOT_FOUND',
  )
  await expect(requireDepartment(database, leader, other.departmentId)).rejects.toThrow(
    'DEPARTMENT_NOT_FOUND',
  )
  await expect(requireChild(database, leader, otherChild)).rejects.toThrow('CHILD_NOT_FOUND')
})

describe('a child that moves to another kindergarten', () => {
  const day = (days: number) => addDays(osloDate(new Date()), days)

  async function moved(endsOn: string): Promise<string> {
    const childId = await addChild(database, { departmentId: own.departmentId, endsOn })
    await database.insert(kindergartenEnrolment).values({
      childId,
      departmentId: other.departmentId,
      startsOn: addDays(endsOn, 1),
    })
    return childId
  }

  it('is reached by both leaders until its last day in the first one', async () => {
    const childId = await moved(day(0))
    await requireChild(database, leader, childId)
    await requireChild(database, otherLeader, childId)
  })

  it('is reached by the new leader alone from the day after', async () => {
    const childId = await moved(day(-1))
    await expect(requireChild(database, leader, childId)).rejects.toThrow('CHILD_NOT_FOUND')
    await requireChild(database, otherLeader, childId)
  })

  it('stays with its last leader where it has left for none of ours', async () => {
    const childId = await addChild(database, { departmentId: own.departmentId, endsOn: day(-60) })
    await requireChild(database, leader, childId)
  })
})

it('the role alone opens nothing', async () => {
  const withoutAny = await staffWith('kindergarten')
  await expect(requireKindergarten(database, withoutAny, own.kindergartenId)).rejects.toThrow(
    'KINDERGARTEN_NOT_FOUND',
  )
  await expect(requireChild(database, withoutAny, ownChild)).rejects.toThrow('CHILD_NOT_FOUND')
})

it('the office reaches all of them', async () => {
  const office = await staffWith('kindergarten-office')
  await requireKindergarten(database, office, other.kindergartenId)
  await requireDepartment(database, office, own.departmentId)
  await requireChild(database, office, otherChild)
})
