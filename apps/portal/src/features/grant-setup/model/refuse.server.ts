import { Refusal } from '#platform/api/errors.server.ts'
import {
  type BudgetRefusal,
  budgetRefusals,
  type ListRefusal,
  listRefusals,
  type RoundRefusal,
  roundRefusals,
  type TermRefusal,
  termRefusals,
} from './refusals.ts'

const statuses = { ...listRefusals, ...budgetRefusals, ...roundRefusals, ...termRefusals }

export const refuse = (
  code: ListRefusal | BudgetRefusal | RoundRefusal | TermRefusal,
  details: object = {},
): Refusal => new Refusal(code, statuses[code], { details })
