import { expect, test } from 'vitest'
import { countRecent } from './recent-deliveries.ts'

const now = new Date('2026-11-22T12:00:00Z')
const delivery = (institution: string, registrations: number, deliveredAt: string) =>
  ({ id: deliveredAt, institution, registrations, by: 'key', deliveredAt }) as const

test('adds up the registrations of a week by institution, the largest number first', () => {
  const items = [
    delivery('UiO', 10, '2026-11-22T11:00:00Z'),
    delivery('BI', 30, '2026-11-20T11:00:00Z'),
    delivery('UiO', 15, '2026-11-15T12:00:00.001Z'),
    delivery('UiO', 1_000, '2026-11-15T12:00:00.000Z'),
  ]
  expect(countRecent(items, now)).toEqual([
    { institution: 'BI', registrations: 30 },
    { institution: 'UiO', registrations: 25 },
  ])
})
