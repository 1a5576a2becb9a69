import type { FigureChange } from '../list/figures.ts'
import type { GroupExercises, SportsBooking } from '../model/contract.ts'

/** The list with the changed figures; changes of classes that it does not have are ignored. */
export function applyFigures(
  list: GroupExercises,
  changes: readonly FigureChange[],
): GroupExercises {
  const byId = new Map(changes.map(({ queueMoved: _, ...figures }) => [figures.id, figures]))
  return { ...list, items: list.items.map((item) => ({ ...item, ...byId.get(item.id) })) }
}

/** Whether a change may affect these bookings: a queue moved, a class is cancelled, a deadline passed. */
export function affectsBookings(
  bookings: readonly SportsBooking[],
  changes: readonly FigureChange[],
): boolean {
  return bookings.some((booking) => {
    const change = changes.find(({ id }) => id === booking.classId)
    if (!change) return false
    return (
      change.isCancelled ||
      change.isCancellable !== booking.canBeCancelled ||
      (booking.queuePosition > 0 &&
        (change.queueMoved === true || change.queueSize !== booking.queueSize))
    )
  })
}
