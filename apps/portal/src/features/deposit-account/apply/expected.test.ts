import { expect, it } from 'vitest'
import { usualDeadlines } from '../model/deadlines.testing.ts'
import { expectedOf } from './expected.ts'

const study = {
  depositForm: 'semesters',
  degree: null,
  semesters: 2,
  semesterStart: 'HOEST',
} as const
const expected = (by: string, usualDays: number | null) =>
  expectedOf(
    study,
    { sentOn: '2026-04-01', answer: { days: 10, by } },
    { ...usualDeadlines, usualDays },
  )

it('promises an answer by the deadline of the case, also when staff have set other days since', () => {
  expect(expected('2026-04-30', 10).answer).toEqual({ days: 10, by: '2026-04-30' })
  expect(expected('2026-04-30', 20).answer).toEqual({ days: 10, by: '2026-04-30' })
})

it('promises nothing where staff have set nothing', () => {
  expect(expected('2026-04-30', null).answer).toBeNull()
})

it('names the deadline of the semester as long as an answer in time leaves everybody their days', () => {
  // 14 days to pay from the last day of the answer end on 14 June, the deadline is 15 June.
  expect(expected('2026-05-31', 10)).toMatchObject({ payBy: '2026-06-15', daysToPay: 14 })
  expect(expected('2026-06-01', 10)).toMatchObject({ payBy: null, daysToPay: 14 })
})
