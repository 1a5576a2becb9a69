import type { courtReservation } from '../model/tables.server.ts'

/** Where and when a booking is, as the audit log has it. */
export const auditedPlace = ({
  courtId,
  startsAt,
}: Pick<typeof courtReservation.$inferSelect, 'courtId' | 'startsAt'>) => ({
  courtId,
  courtReservedFrom: startsAt.toISOString(),
})
