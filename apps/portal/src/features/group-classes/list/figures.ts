import type { GroupExercise } from '../model/contract.ts'

const figureNames = [
  'queueSize',
  'isFull',
  'placesLeft',
  'isBookable',
  'isCancellable',
  'isCancelled',
] as const

/** What of a class changes while a page is open. It has no words, so it is the same in every language. */
export type Figures = Pick<GroupExercise, 'id' | (typeof figureNames)[number]>

/** Figures that are others than before. */
export type FigureChange = Figures & {
  /** Somebody has left the queue, so that whoever stood behind has another position. */
  queueMoved?: true
}

export function figuresOf(exercise: GroupExercise): Figures {
  const { id, queueSize, isFull, placesLeft, isBookable, isCancellable, isCancelled } = exercise
  return { id, queueSize, isFull, placesLeft, isBookable, isCancellable, isCancelled }
}

export function haveSameFigures(one: Figures, other: Figures): boolean {
  return figureNames.every((name) => one[name] === other[name])
}

/** All of a class that is no figure, as text to compare. */
export function lastingOf(exercise: GroupExercise): string {
  const lasting: Partial<GroupExercise> = { ...exercise }
  for (const name of figureNames) delete lasting[name]
  return JSON.stringify(lasting)
}
