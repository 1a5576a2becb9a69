import { expect, test } from 'vitest'
import { parseMarks, type WaitingMark, withMark, withoutMark } from './waiting-marks.ts'

const came: WaitingMark = { classId: 1, bookingId: 10, mark: 'attended' }
const other: WaitingMark = { classId: 1, bookingId: 11, mark: 'attended' }
const didNot: WaitingMark = { ...came, mark: 'no-show' }

test('what was kept is read again as it was', () => {
  expect(parseMarks(JSON.stringify([came, other]))).toEqual([came, other])
})

test.each([
  ['nothing', null],
  ['no JSON', '[{'],
  ['another shape', '{"classId":1}'],
  ['a mark that there is not', '[{"classId":1,"bookingId":2,"mark":"late"}]'],
  ['no number', '[{"classId":"1","bookingId":2,"mark":"attended"}]'],
])('%s is nothing that waits', (_, stored) => {
  expect(parseMarks(stored)).toEqual([])
})

test('of two taps about one booking the last one counts, and stands last', () => {
  expect(withMark([came, other], didNot)).toEqual([other, didNot])
})

test('what was answered goes, and another tap meanwhile stays', () => {
  expect(withoutMark([came, other], came)).toEqual([other])
  expect(withoutMark([didNot, other], came)).toEqual([didNot, other])
})
