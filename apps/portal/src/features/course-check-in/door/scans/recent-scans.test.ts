import { expect, test } from 'vitest'
import { fakeStorage } from '#core/offline-marks/fake-storage.testing.ts'
import { readRecent, writeRecent } from './recent-scans.ts'

const scan = (id: string, time: string) => ({
  dateId: 'date',
  id,
  ticketId: 'ticket',
  scannedAt: `2027-02-10T${time}:00.000Z`,
  undoneAt: null,
  unpaidReason: null,
})

test('scans can be undone after a reload, for a quarter of an hour, by the same person', () => {
  const storage = fakeStorage({})
  const open = () => storage
  const at = (time: string) => new Date(`2027-02-10T${time}.000Z`)
  writeRecent('kari', [scan('one', '17:50'), scan('two', '18:00')], at('18:06:00'), open)
  expect(readRecent('kari', at('18:15:00'), open).map(({ id }) => id)).toEqual(['two'])
  expect(readRecent('kari', at('18:15:01'), open)).toEqual([])
  expect(readRecent('ola', at('18:06:00'), open)).toEqual([])
})
