import { unitMilliseconds } from '../model/rules/limits.ts'
import type { CourtBlock, CourtDay } from './contract.ts'

/** `closed`: outside opening hours. `covered`: part of a block that started in a row above. */
export type CalendarCell =
  | { readonly kind: 'block'; readonly block: CourtBlock; readonly rows: number }
  | { readonly kind: 'closed' }
  | { readonly kind: 'covered' }

export type CalendarRow = {
  readonly startTime: string
  /** One for each court, in their order. */
  readonly cells: readonly CalendarCell[]
}

/** The half hours from the first block of any court to the end of the last one. */
export function listCalendarRows(courts: CourtDay['courts']): CalendarRow[] {
  const blocks = courts.flatMap((court) => court.blocks)
  if (blocks.length === 0) return []
  const begins = Math.min(...blocks.map(({ startTime }) => Date.parse(startTime)))
  const ends = Math.max(...blocks.map(({ endTime }) => Date.parse(endTime)))
  return Array.from({ length: (ends - begins) / unitMilliseconds }, (_, index) => {
    const instant = begins + index * unitMilliseconds
    return {
      startTime: new Date(instant).toISOString(),
      cells: courts.map((court) => cellAt(court.blocks, instant)),
    }
  })
}

function cellAt(blocks: readonly CourtBlock[], instant: number): CalendarCell {
  const block = blocks.find(
    ({ startTime, endTime }) => Date.parse(startTime) <= instant && instant < Date.parse(endTime),
  )
  if (!block) return { kind: 'closed' }
  const begins = Date.parse(block.startTime)
  if (begins < instant) return { kind: 'covered' }
  return { kind: 'block', block, rows: (Date.parse(block.endTime) - begins) / unitMilliseconds }
}
