import { expect, test } from 'vitest'
import { parseMarks, type WaitingMark, withMark, withoutMark } from './waiting-marks.ts'

const came: WaitingMark = { classId: 1, bookingId: 10, mark: 'attended' }
const other: WaitingMark = { classId: 1, bookingId: 11, mark: 'attended' }
const didNot: WaitingMark = { ...came, mark: 'no-show' }

test('stored marks are read unchanged', () => {
  expect(parseMarks(JSON.stringify([came, other]))).toEqual([came, other])
})

test.each([
  ['nothing', null],
  ['no JSON', '[{'],
  ['another shape', '{"classId":1}'],
  ['a mark that there is not', '[{"classId":1,"bookingId":2,"mark":"late"}]'],
  ['no number', '[{"classId":"1","bookingId":2,"mark":"attended"}]'],
])('%s is read as no marks', (_, stored) => {
  expect(parseMarks(stored)).toEqual([])
})

test('of two marks of one booking the last one counts, and is last', () => {
  expect(withMark([came, other], didNot)).toEqual([other, didNot])
})

test('an answered mark is removed, and a newer mark stays', () => {
  expect(withoutMark([came, other], came)).toEqual([other])
  expect(withoutMark([didNot, other], came)).toEqual([didNot, other])
})
