import styles from '#core/bank/components/Money.module.css'
import { payoutCauseNames } from '#core/bank/payout-cause-names.ts'
import { m } from '#messages'
import type { PayoutLine } from '../../model/contract.ts'
import { PayoutPageLink } from './PayoutPageLink.tsx'

type Props = {
  line: PayoutLine
  /** Where leaving the page would lose what was chosen. */
  opensWindow?: boolean
}

/** Why money is paid out, for the second person: what was decided, or what staff have written. */
export function WhyPaid({ line, opensWindow = false }: Props) {
  const { why, cause, reason, attempt } = line
  return (
    <div className={styles.lines}>
      {why ? (
        <>
          <p>
            <PayoutPageLink link={why.link} opensWindow={opensWindow}>
              {why.heading}
            </PayoutPageLink>
          </p>
          {why.lines.map((text) => (
            <p key={text} className={styles.quiet}>
              {text}
            </p>
          ))}
        </>
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
