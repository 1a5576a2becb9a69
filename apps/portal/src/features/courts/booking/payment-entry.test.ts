import { expect, it } from 'vitest'
import type { CourtReservation } from '../contract.ts'
import { paymentEntry } from './payment-entry.ts'

const unit = (holdId: string, state: 'held' | 'confirmed' = 'held') =>
  ({ id: `unit of ${holdId}`, holdId, state }) as CourtReservation
const kept = { holdId: 'kept', reservations: [] }
const enter = (given: Partial<Parameters<typeof paymentEntry>[0]>) =>
  paymentEntry({ named: undefined, kept: null, own: [], hasSelection: false, ...given })

it('holds what is chosen, whatever was held before', () => {
  expect(enter({ hasSelection: true })).toEqual({ does: 'hold' })
  expect(enter({ hasSelection: true, kept, own: [unit('kept')] })).toEqual({ does: 'hold' })
})

it('pays what the address names, and nothing else that is held', () => {
  const own = [unit('kept'), unit('named'), unit('named')]
  const entry = enter({ named: 'named', hasSelection: true, kept, own })
  expect(entry).toEqual({ does: 'pay', units: own.slice(1) })
})

it('pays what was kept where nothing is chosen', () => {
  expect(enter({ kept, own: [unit('kept')] })).toEqual({ does: 'pay', units: [unit('kept')] })
})

it('knows what is paid already, and what has ended', () => {
  const own = [unit('named', 'confirmed')]
  expect(enter({ named: 'named', own })).toEqual({ does: 'booked' })
  expect(enter({ named: 'other', own, hasSelection: true })).toEqual({ does: 'over' })
  expect(enter({ kept, own })).toEqual({ does: 'over' })
  expect(enter({ own })).toEqual({ does: 'unknown' })
})
