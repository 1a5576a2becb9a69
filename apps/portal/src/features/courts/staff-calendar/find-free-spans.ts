import { unitMilliseconds } from '../model/rules/limits.ts'
import type { Unit } from '../model/rules/list-units.server.ts'
import type { Span } from './list-blocks.ts'

export type FreeSpan = Span & { readonly courtId: number; readonly priceOre: number }

/**
 * Finds runs of free half hours of one court, by time and court.
 * @param units of a day @param isFree whether a unit is unoccupied; closed and club units are never
 *   free
 */
export function findFreeSpans(
  units: readonly Unit[],
  length: number,
  isFree: (unit: Unit) => boolean,
): FreeSpan[] {
  const keyOf = (courtId: number, time: number) => `${courtId} ${time}`
  const free = new Map(
    units
      .filter((unit) => unit.blockingReason === null && isFree(unit))
      .map((unit) => [keyOf(unit.court.id, unit.startsAt.getTime()), unit]),
  )
  return [...free.values()].flatMap(({ court, startsAt }) => {
    const found = Array.from({ length }, (_, index) =>
      free.get(keyOf(court.id, startsAt.getTime() + index * unitMilliseconds)),
    ).filter((unit) => unit !== undefined)
    if (found.length < length) return []
    return [
      {
        courtId: court.id,
        startsAt,
        endsAt: new Date(startsAt.getTime() + length * unitMilliseconds),
        priceOre: found.reduce((sum, { priceOre }) => sum + priceOre, 0),
      },
    ]
  })
}
