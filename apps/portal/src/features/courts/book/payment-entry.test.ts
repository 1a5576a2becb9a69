import { expect, it } from 'vitest'
import type { CourtReservation } from '../model/contract.ts'
import { findPaymentEntry } from './payment-entry.ts'

const unit = (holdId: string, state: 'held' | 'confirmed' = 'held') =>
  ({ id: `unit of ${holdId}`, holdId, state }) as CourtReservation
const saved = { holdId: 'kept', reservations: [] }
const enter = (given: Partial<Parameters<typeof findPaymentEntry>[0]>) =>
  findPaymentEntry({ named: undefined, saved: null, own: [], hasSelection: false, ...given })

it('holds what is chosen, whatever was held before', () => {
  expect(enter({ hasSelection: true })).toEqual({ does: 'hold' })
  expect(enter({ hasSelection: true, saved, own: [unit('kept')] })).toEqual({ does: 'hold' })
})

it('pays what the address names, and nothing else that is held', () => {
  const own = [unit('kept'), unit('named'), unit('named')]
  const entry = enter({ named: 'named', hasSelection: true, saved, own })
  expect(entry).toEqual({ does: 'pay', units: own.slice(1) })
})

it('pays what was kept where nothing is chosen', () => {
  expect(enter({ saved, own: [unit('kept')] })).toEqual({ does: 'pay', units: [unit('kept')] })
})

it('knows what is paid already, and what has ended', () => {
  const own = [unit('named', 'confirmed')]
  expect(enter({ named: 'named', own })).toEqual({ does: 'booked' })
  expect(enter({ named: 'other', own, hasSelection: true })).toEqual({ does: 'over' })
  expect(enter({ saved, own })).toEqual({ does: 'over' })
  expect(enter({ own })).toEqual({ does: 'unknown' })
})
