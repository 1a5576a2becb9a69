import { expect, test } from 'vitest'
import { fakeStorage } from '#core/offline-marks/fake-storage.testing.ts'
import { createMarkStore } from '#core/offline-marks/mark-store.ts'
import { scanKind } from './scan-kind.ts'

test('scans that phones have stored before an upgrade are read after it', () => {
  const storage = fakeStorage({
    'portal-course-checkin-kari':
      '[{"dateId":"date","id":"one","ticketId":"ticket",' +
      '"scannedAt":"2027-02-10T18:00:00.000Z","undoneAt":null},{"id":"two"}]',
  })
  expect(createMarkStore(scanKind, 'kari', storage).read()).toEqual([
    {
      dateId: 'date',
      id: 'one',
      ticketId: 'ticket',
      scannedAt: '2027-02-10T18:00:00.000Z',
      undoneAt: null,
      unpaidReason: null,
    },
  ])
})
