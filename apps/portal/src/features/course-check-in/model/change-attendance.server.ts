import { correctCertificate } from '#core/courses/certificate.server.ts'
import { findAttendance } from '#core/courses/find-attendance.server.ts'
import type { Database } from '#platform/database/database.server.ts'

type At = { readonly ticketId: string; readonly dateId: string }

/**
 * Makes a change after which somebody may no longer have been at a date: the certificate that says so is
 * then corrected. Call it with the ticket locked.
 */
export async function changeAttendance<Result>(
  transaction: Database,
  at: At,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await wasThere(transaction, at)
  const result = await change()
  if (before && !(await wasThere(transaction, at)))
    await correctCertificate(transaction, { ticketId: at.ticketId })
  return result
}

async function wasThere(transaction: Database, { ticketId, dateId }: At): Promise<boolean> {
  const dates = await findAttendance(transaction, { ticketIds: [ticketId] })
  return dates.some((one) => one.dateId === dateId && one.wasThere)
}
