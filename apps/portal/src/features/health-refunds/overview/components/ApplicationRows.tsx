import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { ApplicationLine } from '../../model/contract.ts'
import { dayOfInstant, periodName } from '../../model/texts.ts'
import { statusText } from '../status-texts.ts'

type Props = {
  label: string
  applications: readonly ApplicationLine[]
  /** Where each leads: to itself, or to where it is changed. */
  to?: 'healthApplication' | 'editHealthRefund'
}

/** Applications below each other, with where each has come. */
export function ApplicationRows({ label, applications, to = 'healthApplication' }: Props) {
  return (
    <Rows label={label}>
      {applications.map((application) => {
        const { id, schemeName, period, sentAt, amountOre, grantedOre, isClaimed } = application
        const amount = formatKroner(amountOre)
        return (
          <Row
            key={id}
            name={
              <ContentLink href={pagePath(to, getLocale(), { id })}>
                {m.health_refund_for({
                  scheme: textOrOther(schemeName),
                  period: periodName(period),
                })}
              </ContentLink>
            }
            details={
              <>
                <p>{statusText(application)}</p>
                {isClaimed && <p>{m.health_letter_pay_back()}</p>}
                <p>
                  {grantedOre === null
                    ? m.health_refund_applied_amount({ amount })
                    : m.health_refund_granted_amount({ amount })}
                </p>
                <p>{m.health_refund_sent_on({ date: dayOfInstant(sentAt) })}</p>
              </>
            }
          />
        )
      })}
    </Rows>
  )
}
