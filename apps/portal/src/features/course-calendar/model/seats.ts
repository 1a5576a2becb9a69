/** What everybody sees of the seats of a course. */
export type Seats = {
  readonly free: number
  /** People in the queue. */
  readonly waiting: number
  /** Calling the course off waits for a second person. */
  readonly isPaused: boolean
  readonly closesAt: string
}

export const seatsStates = ['open', 'few', 'full', 'paused', 'closed'] as const
export type SeatsState = (typeof seatsStates)[number]

/** From so many seats on it is said how few there are. */
const few = 5

/** At the instant of closing itself it is closed. */
export function seatsStateOf({ free, closesAt, isPaused }: Seats, now: Date): SeatsState {
  if (now >= new Date(closesAt)) return 'closed'
  if (isPaused) return 'paused'
  if (free <= 0) return 'full'
  return free <= few ? 'few' : 'open'
}
