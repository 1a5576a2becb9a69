import type { ClassUsage } from './contract.ts'
import { fillRate } from './usage-texts.ts'

type Cell = ClassUsage['hours'][number]

/** The number of colour steps from empty to full that people can tell apart. */
export const heatSteps = 5

/** The step of a share, from 1; the last one starts at nine tenths. */
export function heatStep(share: number): number {
  const uppers = [0.3, 0.5, 0.7, 0.9]
  const step = uppers.findIndex((upper) => share < upper)
  return step === -1 ? heatSteps : step + 1
}

/** One row per hour in which classes start, with its seven days; null where there is no class. */
export function heatRows(cells: readonly Cell[]): { hour: number; days: (Cell | null)[] }[] {
  const held = cells.filter((cell) => fillRate(cell) !== null)
  const hours = [...new Set(held.map(({ hour }) => hour))].sort((one, other) => one - other)
  return hours.map((hour) => ({
    hour,
    days: [1, 2, 3, 4, 5, 6, 7].map(
      (weekday) => held.find((cell) => cell.hour === hour && cell.weekday === weekday) ?? null,
    ),
  }))
}
