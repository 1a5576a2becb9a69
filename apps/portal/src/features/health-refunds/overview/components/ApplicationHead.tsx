import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import type { Application } from '../../model/contract.ts'
import { dayOfInstant, dayText, periodName } from '../../model/texts.ts'
import { needsAnswer } from '../open-matters.ts'
import { statusText } from '../status-texts.ts'
import styles from './Overview.module.css'
import { WithdrawRefund } from './WithdrawRefund.tsx'

/** Where an application has come, what it is about, and what the applicant may do. */
export function ApplicationHead({ application }: { application: Application }) {
  const { id, schemeName, period, status, payouts, grantedOre, calculation } = application
  const { comment, sentAt, dueAt, maskedAccount, doctorFrom, doctorTo, note } = application
  const payout = payouts.at(-1)?.state ?? null
  return (
    <section aria-labelledby="refund-status" className={partStyles.part}>
      <h2 id="refund-status">
        {m.health_refund_for({ scheme: textOrOther(schemeName), period: periodName(period) })}
      </h2>
      <p className={styles.what}>{statusText({ ...application, payout })}</p>
      {status !== 'AVVIST' && grantedOre !== 0 && (
        <p className={styles.amount}>
          <strong>{formatKroner(grantedOre ?? calculation.payoutOre)}</strong>
          {grantedOre === null ? m.health_refund_if_granted() : m.health_refund_is_granted()}
        </p>
      )}
      {comment && (
        <NoticeBox
          tone={needsAnswer(application) ? 'warning' : 'info'}
          heading={m.health_refund_comment()}
        >
          <p className={styles.text}>{comment}</p>
        </NoticeBox>
      )}
      <Facts>
        <Fact label={m.health_refund_sent()}>{dayOfInstant(sentAt)}</Fact>
        <Fact label={m.health_refund_answer_by()}>{dueAt && dayOfInstant(dueAt)}</Fact>
        <Fact label={m.health_refund_account()}>{maskedAccount}</Fact>
        <Fact label={m.health_refund_doctor_from()}>{doctorFrom && dayText(doctorFrom)}</Fact>
        <Fact label={m.health_refund_doctor_until()}>{doctorTo && dayText(doctorTo)}</Fact>
        <Fact label={m.health_refund_your_note()}>
          {note && <span className={styles.text}>{note}</span>}
        </Fact>
      </Facts>
      {(application.mayChange || application.mayWithdraw) && (
        <div className={partStyles.buttons}>
          {application.mayChange && (
            <ContentLink
              href={pagePath('editHealthRefund', getLocale(), { id })}
              className="ds-button"
            >
              {m.health_refund_change()}
            </ContentLink>
          )}
          {application.mayWithdraw && <WithdrawRefund id={id} />}
        </div>
      )}
    </section>
  )
}
