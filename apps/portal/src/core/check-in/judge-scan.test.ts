import { expect, test } from 'vitest'
import { isScanTime, isUndoneInTime } from './judge-scan.ts'

const at = (time: string) => new Date(`2027-02-${time}Z`)
const event = { startsAt: at('10T18:00:00'), endsAt: at('10T22:00:00') }
const later = at('20T00:00:00')

test.each([
  ['a day before the start', at('09T18:00:00'), true],
  ['earlier', at('09T17:59:59'), false],
  ['a day after the end', at('11T22:00:00'), true],
  ['later', at('11T22:00:01'), false],
])('a scan %s: %o is taken: %s', (_, scannedAt, expected) => {
  expect(isScanTime(scannedAt, event, later)).toBe(expected)
})

test('the clock of a phone may be ten minutes ahead', () => {
  expect(isScanTime(at('10T18:10:00'), event, at('10T18:00:00'))).toBe(true)
  expect(isScanTime(at('10T18:10:01'), event, at('10T18:00:00'))).toBe(false)
})

test('a scan is taken back within a quarter of an hour', () => {
  const scanned = at('10T18:00:00')
  expect(isUndoneInTime(scanned, at('10T18:15:00'))).toBe(true)
  expect(isUndoneInTime(scanned, at('10T18:15:01'))).toBe(false)
  expect(isUndoneInTime(scanned, at('10T17:59:59'))).toBe(false)
})
