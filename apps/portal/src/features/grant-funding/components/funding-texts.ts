import type { PartCause } from '#core/grants/funding/kinds.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { ClaimView, FundingView, PartView, ReportView } from '../model/contract.ts'
import type { ShownState } from '../model/part-states.ts'
import type { PayWarning } from '../model/pay-warnings.ts'

export const dayText = (day: string): string => formatDate(noonOf(day), getLocale())

/** The day of an instant, in Norway. */
export const instantText = (instant: string): string => dayText(osloDate(new Date(instant)))

/** How far a grant has come, who acts and by when. */
export function awardText(funding: FundingView): string {
  const { state, acceptBy, reportDue, isReportOverdue, reports } = funding
  switch (state) {
    case 'offered':
      return m.grant_funding_state_offered({ day: dayText(acceptBy) })
    case 'declined':
      return m.grant_funding_state_declined()
    case 'lapsed':
      return m.grant_funding_state_lapsed()
    case 'withdrawn':
      return m.grant_funding_state_withdrawn()
    case 'settled':
      return m.grant_funding_state_settled()
    case 'accepted': {
      const report = reports.at(-1)?.state
      if (report === 'sent') return m.grant_funding_state_report_sent()
      if (reportDue === null || report === 'approved') return m.grant_funding_state_accepted()
      const day = dayText(reportDue)
      return isReportOverdue
        ? m.grant_funding_state_report_late({ day })
        : m.grant_funding_state_report_waits({ day })
    }
  }
}

/** The same for staff: what waits for them is said as such. */
export function staffAwardText(funding: FundingView): string {
  const { state, acceptBy, parts, reports } = funding
  if (state === 'offered') return m.grant_funding_staff_state_offered({ day: dayText(acceptBy) })
  if (state !== 'accepted' && state !== 'settled') return awardText(funding)
  if (parts.some((part) => part.state === 'waiting')) return m.grant_funding_staff_state_part()
  return reports.at(-1)?.state === 'sent'
    ? m.grant_funding_staff_state_report()
    : awardText(funding)
}

const partTexts = {
  waiting: m.grant_funding_part_waiting,
  prepared: m.grant_funding_part_prepared,
  stopped: m.grant_funding_part_stopped,
  'on-its-way': m.grant_funding_part_on_its_way,
  paid: m.grant_funding_part_paid,
  failed: m.grant_funding_part_failed,
  returned: m.grant_funding_part_returned,
} satisfies Record<ShownState, () => string>

export const partText = (state: ShownState): string => partTexts[state]()

const causeTexts = {
  first: m.grant_funding_part_first,
  rest: m.grant_funding_part_rest,
  more: m.grant_funding_part_more,
} satisfies Record<PartCause, () => string>

export const causeText = (
  { cause, amountOre }: Pick<PartView, 'cause' | 'amountOre'>,
  grantOre: number,
): string =>
  cause === 'first' && amountOre === grantOre ? m.grant_funding_part_whole() : causeTexts[cause]()

export function reportText({ state, sentAt, decidedAt }: ReportView): string {
  const date = instantText(decidedAt ?? sentAt ?? new Date().toISOString())
  switch (state) {
    case 'draft':
      return m.grant_funding_report_state_draft()
    case 'sent':
      return m.grant_funding_report_state_sent({ date })
    case 'returned':
      return m.grant_funding_report_state_returned({ date })
    case 'approved':
      return m.grant_funding_report_state_approved({ date })
  }
}

export function claimText({ state, amountOre, dueOn }: ClaimView): string {
  const amount = formatKroner(amountOre)
  switch (state) {
    case 'proposed':
      return m.grant_funding_claim_proposed({ amount })
    case 'open':
      return m.grant_funding_claim_due({ amount, day: dayText(dueOn) })
    case 'paid':
      return m.grant_funding_claim_paid({ amount })
    case 'cancelled':
      return m.grant_funding_claim_cancelled({ amount })
  }
}

export const warningTexts = {
  'not-active': m.grant_funding_warning_not_active,
  fresh: m.grant_funding_warning_fresh,
  'other-holder': m.grant_funding_warning_other_holder,
} satisfies Record<PayWarning, () => string>

/** What the applicant has to do: a claim comes before the rest. */
export function todoText(funding: FundingView): string {
  const claim = funding.claims.find(({ state }) => state === 'open')
  return claim ? claimText(claim) : awardText(funding)
}
