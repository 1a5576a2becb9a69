import type { GroupExercise } from '../model/contract.ts'
import {
  type FigureChange,
  type Figures,
  figuresOf,
  haveSameFigures,
  lastingOf,
} from './figures.ts'

/** How often a place in the class or its queue has been taken, ever; it never goes down. */
export type Arrivals = ReadonlyMap<number, number>

/** The list at one moment, as far as followers hear of it. */
export type ListState = {
  /** Everything but the figures. */
  lasting: string
  classes: ReadonlyMap<number, { figures: Figures; arrivals: number }>
}

export type ListChange =
  /** Classes have come, gone or other words: the list has to be fetched. */
  { kind: 'list' } | { kind: 'figures'; changes: FigureChange[] }

export function listState(exercises: readonly GroupExercise[], arrivals: Arrivals): ListState {
  return {
    lasting: exercises.map(lastingOf).join('\n'),
    classes: new Map(
      exercises.map((exercise) => [
        exercise.id,
        { figures: figuresOf(exercise), arrivals: arrivals.get(exercise.id) ?? 0 },
      ]),
    ),
  }
}

/** What followers who know one state are told of the next; null when it is the same to them. */
export function changesBetween(before: ListState, after: ListState): ListChange | null {
  if (before.lasting !== after.lasting) return { kind: 'list' }
  const changes: FigureChange[] = []
  for (const [id, now] of after.classes) {
    const known = before.classes.get(id)
    if (!known) return { kind: 'list' }
    const queueMoved = hasQueueMoved(known, now)
    if (queueMoved || !haveSameFigures(known.figures, now.figures))
      changes.push({ ...now.figures, ...(queueMoved && { queueMoved }) })
  }
  return changes.length > 0 ? { kind: 'figures', changes } : null
}

type Known = { figures: Figures; arrivals: number }

/** As many have come as the queue is longer by, or somebody has left it; who comes to free places is in none. */
function hasQueueMoved(before: Known, after: Known): true | undefined {
  if (before.figures.queueSize === 0) return undefined
  const came = after.arrivals - before.arrivals
  return after.figures.queueSize < before.figures.queueSize + came || undefined
}
