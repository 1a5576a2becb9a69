import { expect, test } from 'vitest'
import type { Participant } from './contract.ts'
import { listAtTheDoor } from './door-list.ts'
import type { WaitingScan } from './scans/waiting-scans.ts'

const kari: Participant = {
  placeId: 'kari',
  name: 'Kari Ødegård',
  state: 'booked',
  isMember: true,
  paidOre: 0,
  isOwn: false,
  admission: null,
}
const scan: WaitingScan = {
  associationId: 'a',
  eventId: 'e',
  id: 'one',
  placeId: 'kari',
  scannedAt: '2027-02-10T18:00:00.000Z',
  undoneAt: null,
}
const now = new Date('2027-02-10T18:05:00Z')
const show = (participant: Participant, waiting: WaitingScan[], made = waiting, at = now) =>
  listAtTheDoor([participant], { waiting, made }, at)[0]

test('a tap counts at once, also without network', () => {
  expect(show(kari, [scan])).toMatchObject({ admission: { at: scan.scannedAt }, isWaiting: true })
})

test('of two phones the earlier one counts', () => {
  const earlier = { scanId: 'two', at: '2027-02-10T17:59:00.000Z', by: 'Ola', times: 1 }
  expect(show({ ...kari, admission: earlier }, [scan])?.admission).toEqual(earlier)
})

test('what this phone did is taken back for a quarter of an hour; what others did is not', () => {
  const sent = { ...kari, admission: { scanId: 'one', at: scan.scannedAt, by: 'Ola', times: 1 } }
  expect(show(sent, [], [scan])?.undoable).toEqual(scan)
  // Made in the minute that the page shows.
  const minute = new Date('2027-02-10T17:59:00Z')
  expect(show(sent, [], [scan], minute)?.undoable).toEqual(scan)
  const late = new Date('2027-02-10T18:15:01Z')
  expect(show(sent, [], [scan], late)?.undoable).toBeNull()
  expect(show(sent, [], [])?.undoable).toBeNull()
  const undone = { ...scan, undoneAt: now.toISOString() }
  expect(show(sent, [undone])).toMatchObject({ admission: null, undoable: null })
})
