import { expect, test } from 'vitest'
import { hoursRows } from './hours-rows.ts'

const nine = { opens: '09:00', closes: '16:00' }
const ten = { opens: '10:00', closes: '14:00' }

test('consecutive days with the same hours are one line, closed days too', () => {
  expect(
    hoursRows([
      { firstDay: 5, lastDay: 5, ...ten },
      { firstDay: 1, lastDay: 2, ...nine },
      { firstDay: 3, lastDay: 4, ...nine },
    ]),
  ).toEqual([
    { firstDay: 1, lastDay: 4, hours: [nine] },
    { firstDay: 5, lastDay: 5, hours: [ten] },
    { firstDay: 6, lastDay: 7, hours: [] },
  ])
})

test('the same hours all week are one line', () => {
  expect(hoursRows([{ firstDay: 1, lastDay: 7, ...nine }])).toEqual([
    { firstDay: 1, lastDay: 7, hours: [nine] },
  ])
})

test('two openings of a day are in order, and a day with one of them is a separate line', () => {
  const evening = { opens: '18:00', closes: '22:00' }
  expect(
    hoursRows([
      { firstDay: 1, lastDay: 1, ...evening },
      { firstDay: 1, lastDay: 7, ...nine },
    ]),
  ).toEqual([
    { firstDay: 1, lastDay: 1, hours: [nine, evening] },
    { firstDay: 2, lastDay: 7, hours: [nine] },
  ])
})
