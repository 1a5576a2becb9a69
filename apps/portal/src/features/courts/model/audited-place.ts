import type { courtReservation } from './tables.server.ts'

/** Court and start of a booking in the audit log. */
export const auditedPlace = ({
  courtId,
  startsAt,
}: Pick<typeof courtReservation.$inferSelect, 'courtId' | 'startsAt'>) => ({
  courtId,
  courtReservedFrom: startsAt.toISOString(),
})
