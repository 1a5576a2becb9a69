import { and, isNull } from 'drizzle-orm'
import { grantCorrection } from '#core/grants/decision/tables.server.ts'

/** Corrections that wait for a second person. */
export const isOpen = and(isNull(grantCorrection.confirmedAt), isNull(grantCorrection.droppedAt))
