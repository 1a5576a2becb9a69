import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { TypedLine } from '../../model/expense-form.ts'
import { noRightText } from '../../model/right-texts.ts'
import type { RefundForm } from '../use-refund-form.ts'

/** Why an expense that is filled in counts for nothing. */
export function NoRightNote({ form, line }: { form: RefundForm; line: TypedLine }) {
  const { terms, worked } = form
  const found = worked.expenses.find(({ id }) => id === line.id)
  if (!found?.noRight) return null
  const { paidSemesters } = terms
  return (
    <NoticeBox tone="warning">
      <p>{noRightText(found.noRight, { days: found, period: terms.period.code, paidSemesters })}</p>
    </NoticeBox>
  )
}
