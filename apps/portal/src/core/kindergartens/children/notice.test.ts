import { expect, it } from 'vitest'
import { lastDayOfPlace } from './notice.ts'

it.each([
  // Notice in March, two full months: April and May.
  ['2027-03-01', '2027-03-15', 2, '2027-05-31'],
  ['2027-03-31', '2027-03-31', 2, '2027-05-31'],
  ['2027-04-01', '2027-04-01', 2, '2027-06-30'],
  // Over the end of the year, and to a February of 29 days.
  ['2027-11-30', '2027-11-30', 2, '2028-01-31'],
  ['2027-12-01', '2027-12-01', 2, '2028-02-29'],
  // No notice period: the end of the same month.
  ['2027-03-10', '2027-03-10', 0, '2027-03-31'],
  ['2027-06-10', '2027-06-10', 12, '2028-06-30'],
  // A later day than the period's is the guardian's to choose.
  ['2027-03-10', '2027-05-31', 2, '2027-05-31'],
  ['2027-03-10', '2027-06-01', 2, '2027-06-01'],
])('notice on %s for %s with %i months ends on %s', (noticeOn, wantedOn, months, last) => {
  expect(lastDayOfPlace({ noticeOn, wantedOn }, months)).toBe(last)
})
