import { and, isNotNull, isNull } from 'drizzle-orm'
import { incomingTransfer } from '../tables.server.ts'

/** A query condition: unconfirmed and reversed transfers do not count as received. */
export const countsAsReceived = and(
  isNotNull(incomingTransfer.confirmedAt),
  isNull(incomingTransfer.reversedAt),
)
