import { describe, expect, it, test } from 'vitest'
import type { DoorTicket } from './contract.ts'
import { countInside, findShown, judgeTicket, listAtTheDoor, replacementOf } from './door-list.ts'
import type { WaitingScan } from './scans/scan-kind.ts'

const kari: DoorTicket = {
  id: 'kari',
  name: 'Kari Ødegård',
  buyer: 'Ola Nordmann',
  bookingId: 'booking',
  seat: 1,
  seats: 2,
  state: 'booked',
  codeHash: 'hash',
  isOwn: false,
  admission: null,
}
const date = {
  id: 'date',
  startsAt: '2027-02-10T18:00:00.000Z',
  endsAt: '2027-02-10T21:00:00.000Z',
}
const scan: WaitingScan = {
  dateId: 'date',
  id: 'one',
  ticketId: 'kari',
  scannedAt: '2027-02-10T18:00:00.000Z',
  undoneAt: null,
  unpaidReason: null,
}
const at = (time: string) => new Date(`2027-02-${time}.000Z`)
const now = at('10T18:05:00')
const show = (
  ticket: DoorTicket,
  waiting: readonly WaitingScan[],
  made: readonly WaitingScan[] = waiting,
  moment = now,
) => listAtTheDoor({ id: 'date', items: [ticket] }, { waiting, made }, moment)[0]

describe('a scan of this phone', () => {
  it('counts at once, and stays when it is sent before the list says so', () => {
    expect(show(kari, [scan])).toMatchObject({ admission: { at: scan.scannedAt }, isWaiting: true })
    expect(show(kari, [], [scan])).toMatchObject({ isWaiting: false, isHere: true })
  })

  it('of another date of the course counts for that one', () => {
    expect(show(kari, [{ ...scan, dateId: 'other' }])?.admission).toBeNull()
  })

  it('gives way to an earlier one of another phone', () => {
    const earlier = { scanId: 'two', at: '2027-02-10T17:59:00.000Z', by: 'Ola', times: 1 }
    expect(show({ ...kari, admission: earlier }, [scan])).toMatchObject({
      admission: earlier,
      isHere: false,
    })
  })

  it('is undone for a quarter of an hour', () => {
    const sent = { ...kari, admission: { scanId: 'one', at: scan.scannedAt, by: 'Ola', times: 1 } }
    expect(show(sent, [], [scan], at('10T18:15:00'))?.undoable).toEqual(scan)
    expect(show(sent, [], [scan], at('10T18:15:01'))?.undoable).toBeNull()
    expect(show(sent, [], [])?.undoable).toBeNull()
    const undone = { ...scan, undoneAt: now.toISOString() }
    expect(show(sent, [undone])).toMatchObject({ admission: null, undoable: null })
  })
})

const admission = { scanId: 'two', at: '2027-02-10T17:59:00.000Z', by: 'Ola', times: 1 }

test.each([
  ['valid', kari],
  ['used', { ...kari, admission }],
  ['unpaid', { ...kari, state: 'unpaid' }],
  ['used', { ...kari, state: 'unpaid', admission }],
  ['waiting', { ...kari, state: 'waiting' }],
  ['cancelled', { ...kari, state: 'cancelled' }],
  ['cancelled', { ...kari, state: 'cancelled', admission }],
  ['replaced', { ...kari, state: 'replaced' }],
  ['own', { ...kari, isOwn: true }],
  ['used', { ...kari, isOwn: true, admission }],
] as const)('%s is said of a ticket', (verdict, ticket) => {
  expect(judgeTicket(ticket, date, now)).toBe(verdict)
})

test.each([
  ['valid', '09T18:00:00'],
  ['not-today', '09T17:59:59'],
  ['valid', '11T21:00:00'],
  ['not-today', '11T21:00:01'],
] as const)('%s is said at %s', (verdict, moment) => {
  expect(judgeTicket(kari, date, at(moment))).toBe(verdict)
})

test('of a ticket that was passed on, the one that is good now is named', () => {
  const old = { ...kari, id: 'old', state: 'replaced' as const }
  const other = { ...kari, id: 'other', seat: 2 }
  expect(replacementOf(old, [old, other, kari])).toEqual(kari)
  expect(replacementOf(old, [old, other])).toBeUndefined()
})

test('tickets that let nobody in are seen when they are looked for, or came in', () => {
  const items = [
    kari,
    { ...kari, id: 'gone', name: 'Per Hansen', state: 'cancelled' as const },
    { ...kari, id: 'in', name: 'Anne Lie', state: 'replaced' as const, admission },
  ]
  const all = listAtTheDoor({ id: 'date', items }, { waiting: [], made: [] }, now)
  const shown = (searched: string) => findShown(all, searched).map(({ id }) => id)
  expect(shown(' ')).toEqual(['kari', 'in'])
  expect(shown('hansen')).toEqual(['gone'])
  expect(shown('ola nord')).toEqual(['kari', 'gone', 'in'])
  expect(countInside(all)).toEqual({ here: 1, booked: 2 })
})
