import { describe, expect, it } from 'vitest'
import { listBlocks } from './list-blocks.ts'

const at = (time: string) => new Date(`2026-11-24T${time}:00Z`)
const unit = (time: string, blockingReason: 'club' | 'closed' | null = null) => ({
  startsAt: at(time),
  blockingReason,
})
const booking = (from: string, to: string, state: 'held' | 'confirmed' = 'confirmed') => ({
  startsAt: at(from),
  endsAt: at(to),
  state,
})
const textOf = ({ startsAt }: { startsAt: Date }) => (startsAt < at('12:00') ? 'OSI' : 'Vask')
const shown = (...args: Parameters<typeof listBlocks>) =>
  listBlocks(...args).map(({ kind, startsAt, endsAt, text }) => [
    `${kind} ${startsAt.toISOString().slice(11, 16)}–${endsAt.toISOString().slice(11, 16)}`,
    text,
  ])

describe('the day of a court', () => {
  it('joins consecutive equal half hours in one block', () => {
    const units = [unit('10:00'), unit('10:30'), unit('11:00', 'club'), unit('11:30', 'club')]
    expect(shown(units, [], textOf)).toEqual([
      ['free 10:00–11:00', null],
      ['club 11:00–12:00', 'OSI'],
    ])
  })

  it('separates half hours with another reason or with a gap', () => {
    const units = [unit('11:30', 'closed'), unit('12:00', 'closed'), unit('13:00', 'closed')]
    expect(shown(units, [], textOf)).toEqual([
      ['closed 11:30–12:00', 'OSI'],
      ['closed 12:00–12:30', 'Vask'],
      ['closed 13:00–13:30', 'Vask'],
    ])
  })

  it('shows reservations in place of their half hours, each as its own block', () => {
    const units = ['09:30', '10:00', '10:30', '11:00', '11:30'].map((time) => unit(time))
    const taken = [booking('10:30', '11:00', 'held'), booking('10:00', '10:30')]
    expect(shown(units, taken, textOf)).toEqual([
      ['free 09:30–10:00', null],
      ['booked 10:00–10:30', null],
      ['held 10:30–11:00', null],
      ['free 11:00–12:00', null],
    ])
  })

  it('shows a reservation even when the court is closed now, or not open at all', () => {
    expect(shown([unit('12:00', 'closed')], [booking('12:00', '13:00')], textOf)).toEqual([
      ['booked 12:00–13:00', null],
    ])
    expect(shown([], [], textOf)).toEqual([])
  })
})
