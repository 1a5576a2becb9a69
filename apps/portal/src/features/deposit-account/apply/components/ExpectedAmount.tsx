import { useQuery } from '@tanstack/react-query'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import type { Submission } from '../../model/application-form.ts'
import { expectedAmountQuery } from '../queries.ts'

/** What is to be deposited later. Without the figure it says when one gets to know it. */
export function ExpectedAmount({ submission }: { submission: Submission }) {
  const { data } = useQuery(expectedAmountQuery(submission))
  return (
    <p>
      {typeof data?.amountOre === 'number'
        ? m.deposit_check_amount_expected({ amount: formatKroner(data.amountOre) })
        : m.deposit_check_amount_text()}
    </p>
  )
}
