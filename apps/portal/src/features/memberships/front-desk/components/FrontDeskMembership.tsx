import { Button, Tag } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { Membership } from '../../model/contract.ts'
import {
  dateText,
  monthlyText,
  monthsText,
  periodText,
  reasonNames,
} from '../../model/membership-texts.ts'
import { canCancelFreeze } from '../../model/rules/freeze.ts'
import { cashMembership } from '../../model/rules/membership-facts.ts'
import { contains } from '../../model/rules/months.ts'
import type { FrontDeskMember } from '../contract.ts'
import { CancelFreezeDialog } from './ChangeDialogs.tsx'
import styles from './FrontDesk.module.css'

/** The membership with its state, dates and freezes. */
export function FrontDeskMembership({ member }: { member: FrontDeskMember }) {
  const { membership, terminationReason } = member
  if (!membership) return <p>{m.desk_none()}</p>
  const { monthlyAmount, commitmentEndDate, membershipEndDate, lastInvoiceDueDate } = membership
  return (
    <>
      <p className={styles.states}>
        <States membership={membership} />
      </p>
      <Facts>
        <Fact label={m.membership_type()}>
          {membership.name ? textIn(membership.name) : membership.type}
        </Fact>
        <Fact label={m.membership_price()}>
          {monthlyAmount && monthlyText(Math.round(monthlyAmount.amount * 100))}
        </Fact>
        <Fact label={m.membership_started()}>{dateText(membership.membershipStartDate)}</Fact>
        <Fact label={m.membership_commitment_until()}>
          {commitmentEndDate && dateText(commitmentEndDate)}
        </Fact>
        <Fact label={m.membership_last_day()}>
          {membershipEndDate ? dateText(membershipEndDate) : m.desk_runs_on()}
        </Fact>
        <Fact label={m.membership_last_invoice()}>
          {lastInvoiceDueDate && dateText(lastInvoiceDueDate)}
        </Fact>
        <Fact label={m.audit_termination_reason()}>
          {terminationReason && reasonNames[terminationReason]()}
        </Fact>
      </Facts>
      <FreezeRows member={member} membership={membership} />
    </>
  )
}

function States({ membership }: { membership: Membership }) {
  const { membershipCategory, terminationDate, isDisqualified, pendingFreezePeriods } = membership
  const today = osloDate(new Date())
  const isFrozen = pendingFreezePeriods.some((freeze) => contains(freeze, today))
  return (
    <>
      {terminationDate && <Tag data-color="warning">{m.desk_state_terminated()}</Tag>}
      {isFrozen && <Tag data-color="info">{m.desk_state_frozen()}</Tag>}
      {!terminationDate && !isFrozen && <Tag data-color="success">{m.desk_state_active()}</Tag>}
      {membershipCategory === cashMembership && (
        <Tag data-color="neutral">{m.desk_state_once()}</Tag>
      )}
      {isDisqualified && <Tag data-color="danger">{m.desk_state_blocked()}</Tag>}
    </>
  )
}

function FreezeRows({ member, membership }: { member: FrontDeskMember; membership: Membership }) {
  const { validFreezePeriods: freezes, terminationDate } = membership
  const [cancelling, setCancelling] = useState<(typeof freezes)[number] | null>(null)
  const today = osloDate(new Date())
  if (freezes.length === 0) return null
  return (
    <>
      <h3>{m.desk_freezes()}</h3>
      <Rows label={m.desk_freezes()}>
        {freezes.map((freeze) => (
          <Row
            key={freeze.id}
            name={periodText(freeze)}
            details={
              contains(freeze, today) ? m.freeze_running() : monthsText(freeze.numberOfMonths)
            }
            action={
              canCancelFreeze(freeze, today) &&
              terminationDate === null && (
                <Button variant="secondary" data-size="sm" onClick={() => setCancelling(freeze)}>
                  {m.desk_take_back_freeze()}
                  <span className="ds-sr-only"> {periodText(freeze)}</span>
                </Button>
              )
            }
          />
        ))}
      </Rows>
      {cancelling && (
        <CancelFreezeDialog
          member={member}
          freeze={cancelling}
          onClose={() => setCancelling(null)}
        />
      )}
    </>
  )
}
