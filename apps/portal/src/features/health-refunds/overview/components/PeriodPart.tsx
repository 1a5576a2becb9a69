import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import type { OfferedPeriod } from '../../model/contract.ts'
import { deadlineText, periodName } from '../../model/texts.ts'
import { applyAddress } from '../apply-address.ts'
import { applyStateTexts } from '../status-texts.ts'
import styles from './Overview.module.css'

type Props = { scheme: string; offered: OfferedPeriod; today: string }

/** One period: until when one may apply, what was granted of it, and the way to the form. */
export function PeriodPart({ scheme, offered, today }: Props) {
  const { period, closes, state, hasDraft, grantedOre, capOre } = offered
  const name = periodName(period)
  const granted = formatKroner(grantedOre)
  return (
    <div className={styles.period}>
      <p className={styles.name}>{m.health_refund_expenses_of({ period: name })}</p>
      <p>{deadlineText(today, closes)}</p>
      {grantedOre > 0 && (
        <p>
          {capOre === null
            ? m.health_refund_granted_so_far({ amount: granted })
            : m.health_refund_granted_of_cap({
                amount: granted,
                left: formatKroner(Math.max(0, capOre - grantedOre)),
              })}
        </p>
      )}
      {state === 'form' ? (
        <p>
          <ContentLink href={applyAddress(scheme, period)} className="ds-button">
            {(hasDraft ? m.health_refund_resume : m.health_refund_apply)({ period: name })}
          </ContentLink>
        </p>
      ) : (
        <p>{applyStateTexts[state]()}</p>
      )}
    </div>
  )
}
