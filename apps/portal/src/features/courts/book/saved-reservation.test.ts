import { expect, it } from 'vitest'
import type { CourtReservation } from '../model/contract.ts'
import {
  clearReservation,
  clearSaved,
  isDifferentChoice,
  readPaymentId,
  readReservation,
  savePaymentId,
  saveReservation,
} from './saved-reservation.ts'

const holdId = '0b9d6cb6-0f35-4f5e-9f0c-2c6a1f1f9a10'
const unitId = '3f0f7c2e-9d0b-4a57-8a43-6a7f1b9f0c11'

function createStore() {
  const saved = new Map<string, string>()
  return {
    saved,
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  }
}

const reservation: CourtReservation = {
  id: unitId,
  timeslotId: '11@2026-11-23T17:00:00.000Z',
  queue: { position: 0, length: 0 },
  price: { amount: 60, currency: 'NOK' },
  reservations: { max: 1, current: 1 },
  startTime: '2026-11-23T17:00:00.000Z',
  endTime: '2026-11-23T17:30:00.000Z',
  court: { id: 11, name: 'Bane 1' },
  type: 'COURT',
  sportsCenter: { id: 2, name: 'Blindern' },
  cancelable: true,
  holdId,
  state: 'held',
  expiresAt: '2026-11-23T10:10:00.000Z',
}

it('stores ids and nothing else, until they are cleared', () => {
  const store = createStore()
  saveReservation(store, [reservation])
  const { timeslotId } = reservation
  const expected = { holdId, reservations: [{ id: unitId, timeslotId }] }
  expect(JSON.parse(store.saved.get('courts-and-halls-reservation-data') ?? '')).toEqual(expected)
  expect(readReservation(store)).toEqual(expected)
  clearReservation(store)
  expect(readReservation(store)).toBeNull()
})

it('stores nothing without reservations', () => {
  const store = createStore()
  saveReservation(store, [])
  expect(store.saved.size).toBe(0)
})

it.each(['', '{', '[]', '{"holdId":"1","reservations":[]}'])('reads nothing from %j', (text) => {
  const store = createStore()
  store.setItem('courts-and-halls-reservation-data', text)
  expect(readReservation(store)).toBeNull()
})

it('stores the id of the payment, until everything is cleared', () => {
  const store = createStore()
  saveReservation(store, [reservation])
  savePaymentId(store, unitId)
  expect(readPaymentId(store)).toBe(unitId)
  expect(store.saved.get('paymentId')).toBe(unitId)
  clearSaved(store)
  expect([readPaymentId(store), store.saved.size]).toEqual([null, 0])
  store.setItem('paymentId', 'somebody wrote this')
  expect(readPaymentId(store)).toBeNull()
})

it('differs from a choice with any other slot', () => {
  const slots = (...ids: string[]) => ({
    holdId,
    reservations: ids.map((timeslotId) => ({ id: unitId, timeslotId })),
  })
  expect(isDifferentChoice(slots('a', 'b'), ['a', 'b'])).toBe(false)
  expect(isDifferentChoice(slots('a', 'b'), ['a'])).toBe(true)
  expect(isDifferentChoice(slots('a'), ['a', 'b'])).toBe(true)
  expect(isDifferentChoice(slots('a', 'b'), ['a', 'c'])).toBe(true)
})
