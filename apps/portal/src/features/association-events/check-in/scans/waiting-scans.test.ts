import { expect, test } from 'vitest'
import { fakeStorage } from '#core/offline-marks/fake-storage.testing.ts'
import { createMarkStore } from '#core/offline-marks/mark-store.ts'
import { scanKind, type WaitingScan } from './waiting-scans.ts'

const scan: WaitingScan = {
  associationId: 'association',
  eventId: 'event',
  id: 'one',
  placeId: 'place',
  scannedAt: '2027-02-10T18:00:00.000Z',
  undoneAt: null,
}
const undone = { ...scan, undoneAt: '2027-02-10T18:01:00.000Z' }

test('scans that phones have stored before an upgrade are read after it', () => {
  const storage = fakeStorage({
    'portal-event-checkin-ola':
      '[{"associationId":"association","eventId":"event","id":"one","placeId":"place",' +
      '"scannedAt":"2027-02-10T18:00:00.000Z","undoneAt":null},{"id":"two"}]',
  })
  expect(createMarkStore(scanKind, 'ola', storage).read()).toEqual([scan])
})

test('a scan that was undone is sent once, and a later one of the same person as well', () => {
  const store = createMarkStore(scanKind, 'ola', null)
  store.add(scan)
  store.add(undone)
  store.add({ ...scan, id: 'two' })
  expect(store.read()).toEqual([undone, { ...scan, id: 'two' }])
})

test('a scan that was undone while it was sent is sent again', () => {
  const store = createMarkStore(scanKind, 'ola', null)
  store.add(undone)
  store.remove(scan)
  expect(store.read()).toEqual([undone])
})
