import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import {
  EndedMembership,
  type MembershipBookings,
  type PlannedEnd,
} from '#core/memberships/membership-bookings.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import { invoiceOf, payInvoice } from '../testing/invoices.testing.server.ts'
import { newMember, startMemberships } from '../testing/memberships.testing.server.ts'
import type { FrontDeskAction } from './contract.ts'

const { database } = await createTestDatabase({ size: 4 })
const cancelTask = declareTask('cancel-of-a-feature', EndedMembership)
/** Ends that were counted. */
const counted: PlannedEnd[] = []
const bookings: MembershipBookings = {
  count: async (_, __, end) => {
    counted.push(end)
    return 2
  },
  cancelTask,
}
const { call, on, staffId } = await startMemberships(database, {
  membershipBookings: [bookings, bookings],
})

beforeEach(() => on('2026-11-23'))

const pathOf = (userId: string) => `staff/sports/members/${userId}/membership`
const change = async (userId: string, wanted: FrontDeskAction) => {
  const { version } = (await call(null, 'GET', pathOf(userId))).body
  const body = { change: wanted, version, why: 'Skadet i kneet' }
  return call(null, 'POST', `${pathOf(userId)}/changes`, body)
}
const jobs = async (task: string, field: string, value: string) => {
  const { rows } = await database.execute<{ payload: object }>(sql`
    select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = ${task} and j.payload ->> ${field} = ${value}`)
  return rows.map(({ payload }) => payload)
}

it('staff see how many bookings an end would cancel, of all features', async () => {
  const { userId, membershipId } = await newMember(database)
  const path = `${pathOf(userId)}/preview`
  const end = { action: 'end-early', endDate: '2026-12-15', reason: 'OTHER' }
  const { body } = await call(null, 'POST', path, { change: end })
  expect(body.cancelledBookings).toBe(4)
  expect(counted.at(-1)).toEqual({ membershipId, endDate: '2026-12-15' })
  const block = await call(null, 'POST', path, { change: { action: 'disqualify' } })
  expect(block.body.cancelledBookings).toBe(0)
  expect(await jobs(cancelTask.name, 'userId', userId)).toEqual([])
})

it('a member sees it too, and what they end themselves is of nobody else', async () => {
  const { userId } = await newMember(database)
  const action = { action: 'terminate', reason: 'OTHER' }
  const { body } = await call(userId, 'POST', 'user/sports/memberships/preview', action)
  expect(body.cancelledBookings).toBe(4)
  expect((await call(userId, 'POST', 'user/sports/memberships', action)).status).toBe(200)
  expect(await jobs(cancelTask.name, 'userId', userId)).toEqual([
    { userId, endedBy: null },
    { userId, endedBy: null },
  ])
})

it('an end has bookings cancelled and what it credits returned, in the name of who decided', async () => {
  const { userId, invoice: sent } = await invoiceOf(database)
  await payInvoice(database, sent, 44_900)
  const end = { action: 'end-early', endDate: '2026-12-15', reason: 'OTHER' } as const
  expect((await change(userId, end)).status).toBe(200)
  expect(await jobs(cancelTask.name, 'userId', userId)).toContainEqual({ userId, endedBy: staffId })
  expect(await jobs('return-owed-to-cards', 'invoiceId', sent.id)).toEqual([
    { invoiceId: sent.id, decidedBy: staffId, reason: 'Skadet i kneet' },
  ])
})

it('a freeze has nothing cancelled, and what it credits pays the next invoice', async () => {
  const { userId, invoice: sent } = await invoiceOf(database)
  await payInvoice(database, sent, 44_900)
  const freeze: FrontDeskAction = {
    action: 'freeze',
    fromDate: '2026-12-01',
    numberOfMonths: 1,
    waivedRules: ['FREEZE_TOO_SOON', 'FREEZE_INVOICED'],
  }
  expect((await change(userId, freeze)).status).toBe(200)
  expect(await jobs(cancelTask.name, 'userId', userId)).toEqual([])
  expect(await jobs('return-owed-to-cards', 'invoiceId', sent.id)).toEqual([])
})
