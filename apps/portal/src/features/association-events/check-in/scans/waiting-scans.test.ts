import { expect, test } from 'vitest'
import { parseScans, type WaitingScan, withoutScan, withScan } from './waiting-scans.ts'

const scan: WaitingScan = {
  associationId: 'association',
  eventId: 'event',
  id: 'one',
  placeId: 'place',
  scannedAt: '2027-02-10T18:00:00.000Z',
  undoneAt: null,
}
const other = { ...scan, id: 'two', placeId: 'other' }
const undone = { ...scan, undoneAt: '2027-02-10T18:01:00.000Z' }

test('stored scans are read unchanged', () => {
  expect(parseScans(JSON.stringify([scan, undone]))).toEqual([scan, undone])
})

test.each([
  ['nothing', null],
  ['no JSON', '[{'],
  ['another shape', '{"id":"one"}'],
  ['a number for a text', JSON.stringify([{ ...scan, placeId: 1 }])],
  ['no word on being taken back', JSON.stringify([{ ...scan, undoneAt: undefined }])],
])('%s is read as no scans', (_, stored) => {
  expect(parseScans(stored)).toEqual([])
})

test('a scan that was taken back is sent once, as taken back', () => {
  expect(withScan([scan, other], undone)).toEqual([other, undone])
})

test('a scan that was taken back while it was sent is sent again', () => {
  expect(withoutScan([undone], scan)).toEqual([undone])
  expect(withoutScan([scan, other], scan)).toEqual([other])
})
