import { expect, it } from 'vitest'
import type { CourtBlock } from './contract.ts'
import { listCalendarRows } from './list-calendar-rows.ts'

const block = (from: string, to: string, kind: CourtBlock['kind'] = 'free'): CourtBlock => ({
  kind,
  text: null,
  reservation: null,
  startTime: `2026-11-24T${from}:00.000Z`,
  endTime: `2026-11-24T${to}:00.000Z`,
})
const court = (id: number, ...blocks: CourtBlock[]) => ({
  id,
  name: `Bane ${id}`,
  categoryName: 'Squash',
  blocks,
})

it('lists the half hours from the first to the last block, with each block once', () => {
  const rows = listCalendarRows([
    court(1, block('10:00', '11:00'), block('11:00', '11:30', 'club')),
    court(2, block('10:30', '12:00')),
  ])
  expect(
    rows.map(({ startTime, cells }) => [
      startTime.slice(11, 16),
      ...cells.map((cell) => (cell.kind === 'block' ? cell.rows : cell.kind)),
    ]),
  ).toEqual([
    ['10:00', 2, 'closed'],
    ['10:30', 'covered', 3],
    ['11:00', 1, 'covered'],
    ['11:30', 'closed', 'covered'],
  ])
})

it('lists no rows when no court is open', () => {
  expect(listCalendarRows([court(1)])).toEqual([])
})
