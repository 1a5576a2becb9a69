import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { FormTerms } from '../../model/contract.ts'
import { deadlineText, periodName } from '../../model/texts.ts'
import styles from './Apply.module.css'

/** What the form is for, until when, and what staff have written about it. */
export function FormHead({ terms, comment }: { terms: FormTerms; comment: string }) {
  const { schemeName, period, today, closes } = terms
  return (
    <>
      {comment && (
        <NoticeBox tone="warning" heading={m.health_refund_comment()}>
          <p className={styles.comment}>{comment}</p>
        </NoticeBox>
      )}
      <div className={styles.form}>
        <p className={styles.text}>
          <strong>
            {m.health_refund_for({
              scheme: textOrOther(schemeName),
              period: periodName(period.code),
            })}
          </strong>
        </p>
        <p className={styles.text}>{deadlineText(today, closes)}</p>
        <p className={styles.text}>{m.health_refund_saved_as_typed()}</p>
      </div>
    </>
  )
}
