import { useQuery } from '@tanstack/react-query'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import styles from '../../components/Application.module.css'
import { answerText } from '../answer-text.ts'
import { applicationQuery } from '../queries.ts'

/** When an applicant may count on an answer, and by when the money has to be there. */
export function Expected() {
  const { data } = useQuery(applicationQuery)
  if (!data?.expected) return null
  const { answer, payBy, daysToPay } = data.expected
  return (
    <>
      {answer && <p className={styles.what}>{answerText(answer.by, osloDate(new Date()))}</p>}
      <p>
        {payBy
          ? m.deposit_expected_pay_by({ date: dateText(payBy) })
          : m.deposit_expected_pay_within({ days: daysToPay })}
      </p>
    </>
  )
}

const dateText = (date: string) => formatDayAndYear(noonOf(date))
