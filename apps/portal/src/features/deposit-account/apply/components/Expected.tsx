import { useQuery } from '@tanstack/react-query'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { applicationQuery } from '../queries.ts'

/** When an applicant may count on an answer, and by when the money has to be there. */
export function Expected() {
  const { data } = useQuery(applicationQuery)
  if (!data?.expected) return null
  const { answer, payBy, daysToPay } = data.expected
  return (
    <>
      {answer && (
        <p>{m.deposit_expected_answer({ days: answer.days, date: dateText(answer.by) })}</p>
      )}
      <p>
        {payBy
          ? m.deposit_expected_pay_by({ date: dateText(payBy) })
          : m.deposit_expected_pay_within({ days: daysToPay })}
      </p>
    </>
  )
}

const dateText = (date: string) => formatDayAndYear(noonOf(date))
