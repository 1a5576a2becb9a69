import { m } from '#messages'
import type { FinancesRefusal } from './refusals.ts'

export const financesRefusalTexts = {
  FINANCES_YEAR_UNKNOWN: m.finances_year_unknown,
  FINANCES_NOT_SET_UP: m.finances_not_set_up,
} satisfies Record<FinancesRefusal, () => string>
