import { and, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { groupClassBlock } from './tables.server.ts'

/** Condition: the block is running now. */
export const isRunningBlock = and(
  isNull(groupClassBlock.liftedAt),
  lte(groupClassBlock.startsAt, sql`now()`),
  or(isNull(groupClassBlock.endsAt), gt(groupClassBlock.endsAt, sql`now()`)),
)
