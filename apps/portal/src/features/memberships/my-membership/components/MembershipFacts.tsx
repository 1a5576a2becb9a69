import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { Membership } from '../../model/contract.ts'
import { dateText, monthlyText, periodText } from '../../model/membership-texts.ts'
import { cashMembership } from '../../model/rules/membership-facts.ts'
import { contains } from '../../model/rules/months.ts'

/** Type, dates and state of the membership. */
export function MembershipFacts({ membership }: { membership: Membership }) {
  const { monthlyAmount, commitmentEndDate, terminationDate } = membership
  const isCash = membership.membershipCategory === cashMembership
  return (
    <>
      <State membership={membership} />
      <Facts>
        <Fact label={m.membership_type()}>
          {membership.name ? textIn(membership.name) : membership.type}
        </Fact>
        <Fact label={m.membership_price()}>
          {monthlyAmount && monthlyText(Math.round(monthlyAmount.amount * 100))}
        </Fact>
        <Fact label={m.membership_paid_by()}>{paidBy(membership, isCash)}</Fact>
        <Fact label={m.membership_started()}>{dateText(membership.membershipStartDate)}</Fact>
        <Fact label={m.membership_commitment_until()}>
          {commitmentEndDate && !terminationDate && dateText(commitmentEndDate)}
        </Fact>
        <Fact label={isCash ? m.membership_ends() : m.membership_last_day()}>
          {membership.membershipEndDate && dateText(membership.membershipEndDate)}
        </Fact>
        <Fact label={m.membership_last_invoice()}>
          {membership.lastInvoiceDueDate && dateText(membership.lastInvoiceDueDate)}
        </Fact>
      </Facts>
    </>
  )
}

function paidBy({ directDebitEnabled }: Membership, isCash: boolean): string {
  if (isCash) return m.membership_paid_by_once()
  return directDebitEnabled ? m.membership_paid_by_debit() : m.membership_paid_by_invoice()
}

/** Notices that the membership is terminated, frozen or blocked. */
function State({ membership }: { membership: Membership }) {
  const today = osloDate(new Date())
  const { terminationDate, lastInvoiceDueDate, isDisqualified, pendingFreezePeriods } = membership
  const running = pendingFreezePeriods.find((freeze) => contains(freeze, today))
  return (
    <>
      {isDisqualified && (
        <NoticeBox tone="danger" heading={m.membership_disqualified_heading()}>
          <p>{m.membership_disqualified_text()}</p>
        </NoticeBox>
      )}
      {terminationDate && lastInvoiceDueDate && (
        <NoticeBox tone="warning" heading={m.membership_terminated_heading()}>
          <p>{m.membership_terminated_text({ date: dateText(terminationDate) })}</p>
        </NoticeBox>
      )}
      {running && (
        <NoticeBox tone="info" heading={m.membership_frozen_heading()}>
          <p>{m.membership_frozen_text({ period: periodText(running) })}</p>
        </NoticeBox>
      )}
    </>
  )
}
