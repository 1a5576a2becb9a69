import { expect, test } from 'vitest'
import { daysText, groupLines } from './statistics-texts.ts'

const groups = { loan: [{ value: 'A', text: 'Åsgard' }] }
const waits = {
  decided: 2,
  approved: 1,
  rejected: 1,

  medianDays: 1.25,
  slowDays: 2,
  longestDays: 2,
}

test('a group has what was decided and what waits in one line, under its name', () => {
  const lines = groupLines(
    {
      decidedByGroup: [{ kind: 'loan', group: 'A', ...waits }],
      openByGroup: [
        { kind: 'loan', group: 'A', waiting: 3, overdue: 1 },
        { kind: 'loan', group: 'B', waiting: 1, overdue: 0 },
        { kind: 'loan', group: '', waiting: 1, overdue: 1 },
        { kind: 'loan', group: 'idle', waiting: 0, overdue: 0 },
      ],
    },
    groups,
  )
  expect(lines.map(({ name, waiting, overdue }) => [name, waiting, overdue])).toEqual([
    ['B', 1, 0],
    ['Uten institusjon', 1, 1],
    ['Åsgard', 3, 1],
  ])
  expect(lines.at(-1)?.decided).toMatchObject(waits)
})

test.each([
  [0, '0 dager'],
  [1.04, '1 dag'],
  [1.25, '1,3 dager'],
  [12, '12 dager'],
])('%d is %s', (days, text) => {
  expect(daysText(days)).toBe(text)
})
