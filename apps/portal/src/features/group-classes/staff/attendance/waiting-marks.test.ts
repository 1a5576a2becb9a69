import { expect, test } from 'vitest'
import { fakeStorage } from '#core/offline-marks/fake-storage.testing.ts'
import { createMarkStore } from '#core/offline-marks/mark-store.ts'
import { attendanceKind, type WaitingMark } from './waiting-marks.ts'

const came: WaitingMark = { classId: 1, bookingId: 10, mark: 'attended' }

test('marks that phones have stored before an upgrade are read after it', () => {
  const storage = fakeStorage({
    'portal-attendance-ola':
      '[{"classId":1,"bookingId":10,"mark":"attended"},{"classId":1,"bookingId":2,"mark":"late"}]',
  })
  expect(createMarkStore(attendanceKind, 'ola', storage).read()).toEqual([came])
})

test('of two marks of one booking the last one counts', () => {
  const store = createMarkStore(attendanceKind, 'ola', null)
  store.add(came)
  store.add({ ...came, mark: 'no-show' })
  expect(store.read()).toEqual([{ ...came, mark: 'no-show' }])
})
