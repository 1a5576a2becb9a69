import { m } from '#messages'
import type { PayoutGroup } from './forms.ts'

export const payoutGroupNames = {
  prepared: m.money_group_prepared,
  'on-its-way': m.money_group_on_its_way,
  paid: m.money_group_paid,
  failed: m.money_group_failed,
  returned: m.money_group_returned,
  corrections: m.money_state_corrections,
  withdrawn: m.money_group_withdrawn,
  all: m.money_group_all,
} satisfies Record<PayoutGroup, () => string>
