import { and, eq, gt, or, type SQL } from 'drizzle-orm'
import { courtReservation } from './tables.server.ts'

/** Condition: the reservation occupies its units. It is confirmed, or held and not expired. */
export const isActive = (now: Date): SQL | undefined =>
  or(
    eq(courtReservation.state, 'confirmed'),
    and(eq(courtReservation.state, 'held'), gt(courtReservation.expiresAt, now)),
  )
