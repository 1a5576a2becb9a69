import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'

/** Who calls for which association, on which day in Norway. */
export type Caller = {
  readonly userId: string
  readonly associationId: string
  readonly today: string
  readonly now: Date
}

export const callerAt =
  (clock: Clock) =>
  ({ userId }: { readonly userId: string }, associationId: string): Caller => {
    const now = clock()
    return { userId, associationId, today: osloDate(now), now }
  }
