import { getLocale } from '#locale'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { AccountWarning } from '../model/account-warnings.ts'
import type { ShownState } from '../model/request-states.ts'

export const dayText = (day: string): string => formatDate(noonOf(day), getLocale())

/** The day of an instant, in Norway. */
export const instantText = (instant: string): string => dayText(osloDate(new Date(instant)))

/** Somebody by name; those whose account is deleted have none. */
export const personText = (name: string | null): string => name ?? m.association_money_nobody()

/** `Maja Lund, 28. november 2026` */
export const byText = (name: string | null, at: string): string =>
  m.association_money_by({ name: personText(name), date: instantText(at) })

const stateTexts = {
  waiting: m.association_payout_state_waiting,
  declined: m.association_payout_state_declined,
  withdrawn: m.association_payout_state_withdrawn,
  prepared: m.association_payout_state_prepared,
  stopped: m.association_payout_state_stopped,
  'on-its-way': m.association_payout_state_on_its_way,
  paid: m.association_payout_state_paid,
  failed: m.association_payout_state_failed,
  returned: m.association_payout_state_returned,
} satisfies Record<ShownState, () => string>

export const stateText = (state: ShownState): string => stateTexts[state]()

export const warningTexts = {
  fresh: m.association_account_warning_fresh,
  'replaced-another': m.association_account_warning_replaced,
  shared: m.association_account_warning_shared,
  personal: m.association_account_warning_personal,
  'other-holder': m.association_account_warning_holder,
} satisfies Record<AccountWarning, () => string>
