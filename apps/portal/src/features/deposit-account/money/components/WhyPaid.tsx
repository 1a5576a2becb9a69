import { Link } from '@tanstack/react-router'
import { payoutCauseNames } from '#core/bank/payout-cause-names.ts'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import { reasonTexts } from '../../refund/reason-texts.ts'
import type { PayoutLine } from '../contract.ts'
import styles from './Money.module.css'
import { nameText } from './name-text.ts'

type Props = {
  line: PayoutLine
  /** Whether the member of staff may read applications. */
  mayOpen: boolean
  /** Where leaving the page would lose what was chosen. */
  opensWindow?: boolean
}

/** Why money is paid out, for the second person: a refund that was decided, or what staff have written. */
export function WhyPaid({ line, mayOpen, opensWindow = false }: Props) {
  const { refund, cause, reason, attempt } = line
  return (
    <div className={styles.lines}>
      {refund ? (
        <Refund refund={refund} mayOpen={mayOpen} opensWindow={opensWindow} />
      ) : (
        <>
          <p>{m.money_payout_why_by_staff()}</p>
          {cause && <p>{payoutCauseNames[cause]()}</p>}
        </>
      )}
      {reason && <p>{m.money_payout_why_reason({ reason })}</p>}
      {attempt > 1 && <p>{m.money_payout_why_attempt({ attempt })}</p>}
    </div>
  )
}

function Refund({
  refund,
  mayOpen,
  opensWindow,
}: Required<Omit<Props, 'line'>> & { refund: NonNullable<PayoutLine['refund']> }) {
  const { caseId, sentOn, route, reason, approvedOn, approvedBy, comment } = refund
  const asked = m.money_payout_why_refund({ date: dateText(sentOn) })
  return (
    <>
      {mayOpen ? (
        <Link
          to="/staff/cases/$id"
          params={{ id: caseId }}
          {...(opensWindow && { target: '_blank', rel: 'noreferrer' })}
        >
          {asked}
        </Link>
      ) : (
        <p>{asked}</p>
      )}
      <p>
        {route === 'ordinary'
          ? m.money_payout_why_own_account()
          : m.money_payout_why_other_account({ reason: reason ? reasonTexts[reason]() : '' })}
      </p>
      {approvedOn && (
        <p className={styles.quiet}>
          {m.money_payout_why_approved({ date: dateText(approvedOn), name: nameText(approvedBy) })}
        </p>
      )}
      {comment && <p className={styles.quiet}>{m.money_payout_why_comment({ comment })}</p>}
    </>
  )
}

const dateText = (date: string) => formatShortDate(noonOf(date))
