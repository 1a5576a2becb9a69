import { expect, it } from 'vitest'
import type { CourtReservation } from '../model/contract.ts'
import { findPaymentEntry } from './payment-entry.ts'

const unit = (holdId: string, state: 'held' | 'confirmed' = 'held') =>
  ({ id: `unit of ${holdId}`, holdId, state }) as CourtReservation
const saved = { holdId: 'kept', reservations: [] }
const enter = (given: Partial<Parameters<typeof findPaymentEntry>[0]>) =>
  findPaymentEntry({
    holdInAddress: undefined,
    saved: null,
    own: [],
    hasSelection: false,
    ...given,
  })

it('holds the choice, whatever was held before', () => {
  expect(enter({ hasSelection: true })).toEqual({ action: 'hold' })
  expect(enter({ hasSelection: true, saved, own: [unit('kept')] })).toEqual({ action: 'hold' })
})

it('pays the hold in the address, and no other hold', () => {
  const own = [unit('kept'), unit('named'), unit('named')]
  const entry = enter({ holdInAddress: 'named', hasSelection: true, saved, own })
  expect(entry).toEqual({ action: 'pay', units: own.slice(1) })
})

it('pays the stored hold when nothing is chosen', () => {
  expect(enter({ saved, own: [unit('kept')] })).toEqual({ action: 'pay', units: [unit('kept')] })
})

it('recognises a paid hold and one that has ended', () => {
  const own = [unit('named', 'confirmed')]
  expect(enter({ holdInAddress: 'named', own })).toEqual({ action: 'booked' })
  expect(enter({ holdInAddress: 'other', own, hasSelection: true })).toEqual({ action: 'over' })
  expect(enter({ saved, own })).toEqual({ action: 'over' })
  expect(enter({ own })).toEqual({ action: 'unknown' })
})
