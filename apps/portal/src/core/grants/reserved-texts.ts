import { z } from 'zod/mini'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { formatList } from '#platform/format.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { BudgetReserved } from './reserved.ts'

const Answer = z.object(BudgetReserved.shape)

/** The text of `GRANT_BUDGET_RESERVED` with its meetings; undefined for any other failure. */
export function reservedText(failure: unknown): string | undefined {
  if (!(failure instanceof ApiError) || failure.code !== 'GRANT_BUDGET_RESERVED') return undefined
  const { meetings = [] } = Answer.safeParse(failure.answer).data ?? {}
  if (meetings.length === 0) return undefined
  const names = meetings.map(({ name, reservedOre }) =>
    reservedOre === null
      ? textIn(name)
      : m.grant_budget_reserved_one({ name: textIn(name), amount: formatKroner(reservedOre) }),
  )
  return m.grant_budget_reserved_by({ meetings: formatList(names) })
}

/** Beside what is left, where meetings have reserved some of the budget. */
export const reservedNote = (reservedOre: number): string | null =>
  reservedOre === 0 ? null : m.grant_left_reserved({ amount: formatKroner(reservedOre) })
