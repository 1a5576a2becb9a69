import { and, eq, isNull } from 'drizzle-orm'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { association } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { isValidOn, newJoinCode } from '../model/join-codes.server.ts'
import { mostCodes } from '../model/limits.ts'
import { refuse } from '../model/refuse.server.ts'
import { associationJoinCode } from '../model/tables.server.ts'
import { isCodeDay } from './code-day.ts'
import type { CodeForm } from './contract.ts'
import type { Board } from './read-setup.server.ts'
import { record } from './save-setup.server.ts'

/** @throws {Refusal} `JOIN_CODE_DAY`, `JOIN_CODES_FULL`, and those of `requireRight` */
export function makeCode(
  database: Database,
  board: Board,
  { label, endsOn }: CodeForm,
): Promise<void> {
  const { associationId, today } = board
  return database.transaction(async (transaction) => {
    await requireRight(transaction, board, 'members', { isChange: true })
    if (!isCodeDay(endsOn, today)) throw refuse('JOIN_CODE_DAY')
    // One at a time, so that none is made beyond the limit.
    await transaction
      .select({ id: association.id })
      .from(association)
      .where(eq(association.id, associationId))
      .for('no key update')
    const isOf = eq(associationJoinCode.associationId, associationId)
    const count = await transaction.$count(associationJoinCode, and(isOf, isValidOn(today)))
    if (count >= mostCodes) throw refuse('JOIN_CODES_FULL')
    await transaction
      .insert(associationJoinCode)
      .values({ associationId, label, endsOn, code: newJoinCode() })
    await record(transaction, board, 'code-made', { label })
  })
}

/** @throws {Refusal} `JOIN_CODE_INVALID`: it is none of this association */
export function endCode(
  database: Database,
  board: Board,
  codeId: string,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await requireRight(transaction, board, 'members', { isChange: true })
    const isIt = and(
      eq(associationJoinCode.id, codeId),
      eq(associationJoinCode.associationId, board.associationId),
    )
    const [ended] = await transaction
      .update(associationJoinCode)
      .set({ endedAt: now })
      .where(and(isIt, isNull(associationJoinCode.endedAt)))
      .returning({ label: associationJoinCode.label })
    if (ended) return record(transaction, board, 'code-ended', { label: ended.label })
    if ((await transaction.$count(associationJoinCode, isIt)) === 0)
      throw refuse('JOIN_CODE_INVALID')
  })
}
