import type { GroupExercise } from '../model/contract.ts'

const figureNames = [
  'queueSize',
  'isFull',
  'placesLeft',
  'isBookable',
  'isCancellable',
  'isCancelled',
] as const

/** The fields of a class that change while a page is open. They have no text, so they fit every language. */
export type Figures = Pick<GroupExercise, 'id' | (typeof figureNames)[number]>

/** The figures of a class that changed. */
export type FigureChange = Figures & {
  /** Somebody left the queue, so that members behind them have another position. */
  queueMoved?: true
}

export function figuresOf(exercise: GroupExercise): Figures {
  const { id, queueSize, isFull, placesLeft, isBookable, isCancellable, isCancelled } = exercise
  return { id, queueSize, isFull, placesLeft, isBookable, isCancellable, isCancelled }
}

export function haveSameFigures(one: Figures, other: Figures): boolean {
  return figureNames.every((name) => one[name] === other[name])
}

/** All fields of a class except the figures, as text to compare. */
export function serializeDetails(exercise: GroupExercise): string {
  const details: Partial<GroupExercise> = { ...exercise }
  for (const name of figureNames) delete details[name]
  return JSON.stringify(details)
}
