import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { revokeLetter } from '#core/documents/checks/revoke-letters.server.ts'
import { documentCheck } from '#core/documents/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import { certificateOf } from './attendance.ts'
import { findAttendance } from './find-attendance.server.ts'
import { course, courseTicket } from './tables.server.ts'

/** The name by which the certificate of a ticket is known to the engine of letters. */
export const certificateLetter = (ticketId: string) => `course-certificate ${ticketId}`

/**
 * Locks a ticket until the end of the transaction: what is read of its attendance afterwards, and what
 * is written of it, holds for the certificate that is issued.
 * @returns null when there is none
 */
export async function lockTicket(transaction: Database, ticketId: string) {
  const [found] = await transaction
    .select()
    .from(courseTicket)
    .where(eq(courseTicket.id, ticketId))
    .for('update')
  return found ?? null
}

/** The last certificate of a ticket. */
export type IssuedCertificate = {
  readonly issuedAt: Date
  /** When a correction ended it; null: it is valid. */
  readonly endedAt: Date | null
}

/** The last certificate of each of these tickets that has one. */
export async function findCertificates(
  database: Database,
  ticketIds: readonly string[],
): Promise<ReadonlyMap<string, IssuedCertificate>> {
  if (ticketIds.length === 0) return new Map()
  const ofLetter = new Map(ticketIds.map((id) => [certificateLetter(id), id]))
  const rows = await database
    .select({
      letter: documentCheck.letter,
      issuedAt: documentCheck.issuedAt,
      endedAt: documentCheck.revokedAt,
    })
    .from(documentCheck)
    .where(inArray(documentCheck.letter, [...ofLetter.keys()]))
    .orderBy(asc(documentCheck.issuedAt))
  return new Map(rows.map(({ letter, ...issued }) => [ofLetter.get(letter) ?? '', issued]))
}

/** Whether a ticket has a certificate that is valid. */
export async function hasCertificate(database: Database, ticketId: string): Promise<boolean> {
  return (await findCertificates(database, [ticketId])).get(ticketId)?.endedAt === null
}

/** Staff corrected a ticket: its holder is mailed what is true now. */
export const ticketCorrectedTask = declareTask(
  'course-ticket-corrected',
  z.strictObject({
    ticketId: z.uuid(),
    /** The name that was on it; null when attendance was corrected. */
    nameBefore: z.string().nullable(),
    /** The holder had a certificate, or a mail that it is there, and it is no longer valid. */
    endsCertificate: z.boolean(),
  }),
)

/**
 * An operation that takes away that somebody was there, or changes their name, calls this in the same
 * transaction, with the ticket locked: the code of the certificate then says that it was corrected, and
 * the holder is mailed. The next one is written again, where it is still earned.
 */
export async function correctCertificate(
  transaction: Database,
  {
    ticketId,
    nameBefore = null,
  }: { readonly ticketId: string; readonly nameBefore?: string | null },
): Promise<void> {
  const isEnded = await revokeLetter(transaction, {
    letter: certificateLetter(ticketId),
    because: 'attendance-corrected',
  })
  const isLost =
    !(await isEarned(transaction, ticketId)) && (await forgetMail(transaction, ticketId))
  const endsCertificate = isEnded || isLost
  if (endsCertificate || nameBefore !== null)
    await enqueueJob(transaction, ticketCorrectedTask, { ticketId, nameBefore, endsCertificate })
}

async function isEarned(transaction: Database, ticketId: string): Promise<boolean> {
  const [rule] = await transaction
    .select({ certificateDates: course.certificateDates })
    .from(courseTicket)
    .innerJoin(course, eq(course.id, courseTicket.courseId))
    .where(eq(courseTicket.id, ticketId))
  const dates = await findAttendance(transaction, { ticketIds: [ticketId] })
  const came = dates.filter(({ wasThere }) => wasThere).length
  return rule !== undefined && certificateOf(rule, came)?.isEarned === true
}

/** When a later correction earns it, the holder is mailed again. @returns whether they had been */
async function forgetMail(transaction: Database, ticketId: string): Promise<boolean> {
  const forgotten = await transaction
    .update(courseTicket)
    .set({ certificateMailedAt: null })
    .where(and(eq(courseTicket.id, ticketId), isNotNull(courseTicket.certificateMailedAt)))
    .returning({ id: courseTicket.id })
  return forgotten.length > 0
}
