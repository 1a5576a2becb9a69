import type { GroupExercise } from '../model/contract.ts'
import {
  type FigureChange,
  type Figures,
  figuresOf,
  haveSameFigures,
  serializeDetails,
} from './figures.ts'

/** By class: how many places, in the class or its queue, have ever been booked. It never decreases. */
export type Arrivals = ReadonlyMap<number, number>

/** The part of the list that followers are notified about, at one instant. */
export type ListState = {
  /** Everything except the figures, serialized. */
  details: string
  classes: ReadonlyMap<number, { figures: Figures; arrivals: number }>
}

export type ListChange =
  /** Classes were added, removed or have other details: pages have to fetch the list. */
  { kind: 'list' } | { kind: 'figures'; changes: FigureChange[] }

export function listState(exercises: readonly GroupExercise[], arrivals: Arrivals): ListState {
  return {
    details: exercises.map(serializeDetails).join('\n'),
    classes: new Map(
      exercises.map((exercise) => [
        exercise.id,
        { figures: figuresOf(exercise), arrivals: arrivals.get(exercise.id) ?? 0 },
      ]),
    ),
  }
}

/** The notification for followers who have the state `before`; null when nothing changed for them. */
export function changesBetween(before: ListState, after: ListState): ListChange | null {
  if (before.details !== after.details) return { kind: 'list' }
  const changes: FigureChange[] = []
  for (const [id, now] of after.classes) {
    const previous = before.classes.get(id)
    if (!previous) return { kind: 'list' }
    const queueMoved = hasQueueMoved(previous, now)
    if (queueMoved || !haveSameFigures(previous.figures, now.figures))
      changes.push({ ...now.figures, ...(queueMoved && { queueMoved }) })
  }
  return changes.length > 0 ? { kind: 'figures', changes } : null
}

type ClassState = { figures: Figures; arrivals: number }

/**
 * True when somebody left the queue, so that members behind have another position: the queue grew by
 * fewer than have arrived since. A queue that was empty has nobody to notify.
 */
function hasQueueMoved(before: ClassState, after: ClassState): true | undefined {
  if (before.figures.queueSize === 0) return undefined
  const came = after.arrivals - before.arrivals
  return after.figures.queueSize < before.figures.queueSize + came || undefined
}
