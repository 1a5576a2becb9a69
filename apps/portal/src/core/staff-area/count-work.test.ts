import { expect, it, vi } from 'vitest'
import type { Database } from '#platform/database/database.server.ts'
import { countWork, type WorkCounter } from './count-work.server.ts'

const database = {} as Database
const staff = { kind: 'staff', userId: 'a', roles: ['sports'], requestId: 'r' } as const
const counter = (page: string, roles: WorkCounter['roles'], waiting: number): WorkCounter => ({
  page,
  roles,
  count: vi.fn(async () => ({ waiting })),
})

it('counts what the roles permit, and names no page on which nothing waits', async () => {
  const money = counter('/staff/payments', ['payout-approver'], 7)
  const counters = [money, counter('/staff/sports', ['sports', 'admin'], 3)]
  const nothing = counter('/staff/sports/requests', ['sports'], 0)
  expect(
    await countWork(database, [...counters, nothing], { ...staff, roles: ['sports'] }),
  ).toEqual({
    items: [{ page: '/staff/sports', waiting: 3, overdue: 0, mine: 0 }],
  })
  expect(money.count).not.toHaveBeenCalled()
})
