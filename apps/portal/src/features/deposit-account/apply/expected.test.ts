import { expect, it } from 'vitest'
import { usualDeadlines } from '../model/deadlines.testing.ts'
import { expectedOf } from './expected.ts'

const study = { institution: 'UiO', degree: null, semesters: 2, semesterStart: 'HOEST' } as const
const expected = (lastSentOn: string, usualDays: number | null) =>
  expectedOf(study, { sentOn: '2026-04-01', lastSentOn }, { ...usualDeadlines, usualDays })

it('promises an answer within the days that staff have set, counted from when it was last sent', () => {
  expect(expected('2026-04-20', 10).answer).toEqual({ days: 10, by: '2026-04-30' })
})

it('promises nothing where staff have set nothing', () => {
  expect(expected('2026-04-20', null).answer).toBeNull()
})

it('names the deadline of the semester as long as an answer in time leaves everybody their days', () => {
  // 14 days to pay from the last day of the answer end on 14 June, the deadline is 15 June.
  expect(expected('2026-05-21', 10)).toMatchObject({ payBy: '2026-06-15', daysToPay: 14 })
  expect(expected('2026-05-22', 10)).toMatchObject({ payBy: null, daysToPay: 14 })
})
