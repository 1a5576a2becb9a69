import { associationStates } from '#core/associations/states.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { Figures, StaffAssociationRow } from '../model/contract.ts'

type Counted = Pick<StaffAssociationRow, 'state' | 'stateReason' | 'createdAt' | 'isOverdue'>

/**
 * How many there are in each state, how many were founded this year, and for how many nobody has
 * confirmed in time. Applications that were withdrawn never were associations.
 * @param today in Norway
 */
export function figuresOf(items: readonly Counted[], today: string): Figures {
  const real = items.filter(({ stateReason }) => stateReason !== 'withdrawn')
  const year = today.slice(0, 4)
  return {
    ...(Object.fromEntries(
      associationStates.map((state) => [state, real.filter((one) => one.state === state).length]),
    ) as Record<(typeof associationStates)[number], number>),
    newThisYear: real.filter(
      ({ state, createdAt }) =>
        state !== 'new' && osloDate(new Date(createdAt)).slice(0, 4) === year,
    ).length,
    overdue: real.filter(({ isOverdue }) => isOverdue).length,
  }
}
