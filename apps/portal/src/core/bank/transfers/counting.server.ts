import { and, isNotNull, isNull } from 'drizzle-orm'
import { incomingTransfer } from '../tables.server.ts'

/** Of transfers, in a query: what counts. Unconfirmed and reversed money pays nothing. */
export const countsAsReceived = and(
  isNotNull(incomingTransfer.confirmedAt),
  isNull(incomingTransfer.reversedAt),
)
