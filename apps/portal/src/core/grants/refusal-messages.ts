import { m } from '#messages'
import type { GrantRefusal } from './refusals.ts'

export const grantRefusalTexts: Readonly<Record<GrantRefusal, () => string>> = {
  GRANT_NOT_FOUND: m.grant_not_found,
  GRANT_CHANGED: m.grant_changed,
  GRANT_STATE: m.grant_state_refused,
  NOT_IN_COMMITTEE: m.grant_not_in_committee,
  CONFLICT_OF_INTEREST: m.grant_conflict_refused,
  GRANT_BUDGET_EXCEEDED: m.grant_budget_exceeded,
  GRANT_BUDGET_RESERVED: m.grant_budget_reserved,
  GRANT_PAID: m.grant_paid_refused,
}
