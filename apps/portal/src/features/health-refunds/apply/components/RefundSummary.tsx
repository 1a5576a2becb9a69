import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { CheckedPart } from '#ui/check-answers/CheckedPart.tsx'
import { Fact } from '#ui/facts/Facts.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { categoryName } from '../../model/category-name.ts'
import { noRightText } from '../../model/right-texts.ts'
import { daysText, dayText, periodName } from '../../model/texts.ts'
import { fieldId } from '../problem-texts.ts'
import type { RefundForm } from '../use-refund-form.ts'
import styles from './Apply.module.css'

/** All that is sent, to be read once more. */
export function RefundSummary({ form }: { form: RefundForm }) {
  const { terms, content, files, worked } = form
  const { period, rules, paidSemesters } = terms
  const { doctorFrom, doctorTo, note } = content
  return (
    <>
      {worked.expenses.map((expense, index) => (
        <div key={expense.id} className={styles.form}>
          <CheckedPart
            heading={headingOf(form, expense.category, index)}
            change={changeAt(fieldId('amount', expense.id))}
          >
            <Fact label={m.health_refund_category()}>
              {categoryName(rules.categories, expense.category)}
            </Fact>
            <Fact
              label={expense.from === expense.to ? m.health_refund_date() : m.health_refund_dates()}
            >
              {daysText(expense)}
            </Fact>
            <Fact label={m.health_refund_amount()}>{formatKroner(expense.amountOre)}</Fact>
            <Fact label={m.health_refund_files()}>
              {files
                .filter(({ id }) => expense.files.includes(id))
                .map(({ name }) => name)
                .join(', ')}
            </Fact>
            <Fact label={m.health_refund_your_comment()}>{expense.note}</Fact>
          </CheckedPart>
          {expense.noRight && (
            <NoticeBox tone="warning">
              <p>
                {noRightText(expense.noRight, {
                  days: expense,
                  period: period.code,
                  paidSemesters,
                })}
              </p>
            </NoticeBox>
          )}
        </div>
      ))}
      {(rules.right.needsDoctorHere || note.trim() !== '') && (
        <CheckedPart
          heading={m.health_refund_other()}
          change={changeAt(fieldId(rules.right.needsDoctorHere ? 'doctorFrom' : 'note'))}
        >
          <Fact label={m.health_refund_period()}>{periodName(period.code)}</Fact>
          <Fact label={m.health_refund_doctor_from()}>{doctorFrom && dayText(doctorFrom)}</Fact>
          <Fact label={m.health_refund_doctor_until()}>{doctorTo && dayText(doctorTo)}</Fact>
          <Fact label={m.health_refund_your_note()}>
            {note.trim() && <span className={styles.comment}>{note}</span>}
          </Fact>
        </CheckedPart>
      )}
    </>
  )
}

const headingOf = ({ terms: { rules } }: RefundForm, category: string, index: number) =>
  rules.statement === 'total'
    ? categoryName(rules.categories, category)
    : m.health_refund_expense({ number: String(index + 1) })

/** Back to the first page, to the field. */
const changeAt = (id: string) => (text: ReactNode) => (
  <Link
    to="."
    search={((before: object) => ({ ...before, page: 1 })) as never}
    hash={id}
    resetScroll={false}
    hashScrollIntoView={false}
  >
    {text}
  </Link>
)
