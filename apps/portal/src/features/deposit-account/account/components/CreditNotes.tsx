import { useQuery } from '@tanstack/react-query'
import { m } from '#messages'
import { formatMoney } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import styles from '../../components/Application.module.css'
import type { CreditNotes as Notes } from '../../model/contract.ts'
import type { CreditReason } from '../../model/credit-reasons.ts'
import { creditNoteAddress, creditNotesQuery } from '../queries.ts'

const headings = {
  withdrawn: m.deposit_withdrawn_heading,
  lapsed: m.deposit_lapsed_heading,
  deferred: m.deposit_deferred_heading,
} satisfies Record<CreditReason, () => string>

const texts = {
  withdrawn: m.deposit_withdrawn_text,
  lapsed: m.deposit_lapsed_text,
  deferred: m.deposit_deferred_text,
} satisfies Record<CreditReason, (inputs: { date: string }) => string>

/**
 * What became of approvals that hold no more, and the credit notes. Nothing for the many who have none.
 * @param hasApplication then only deferrals are news: what ended before it is over
 */
export function CreditNotes({ hasApplication }: { hasApplication: boolean }) {
  const { data } = useQuery(creditNotesQuery)
  const [latest] = data?.items ?? []
  if (!data || !latest) return null
  const isNews = hasApplication === (latest.reason === 'deferred')
  return (
    <>
      {isNews && <News note={latest} />}
      <section className={styles.section} aria-labelledby="credit-notes-heading">
        <h2 id="credit-notes-heading" className={styles.heading}>
          {m.deposit_credit_notes()}
        </h2>
        <ul>
          {data.items.map(({ number, invoiceNumber, creditedOn, amount }) => (
            <li key={number}>
              <a href={creditNoteAddress(number)}>
                {m.deposit_credit_note({
                  number,
                  invoiceNumber,
                  date: formatDayAndYear(noonOf(creditedOn)),
                  amount: formatMoney(amount),
                })}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function News({ note }: { note: Notes['items'][number] }) {
  return (
    <NoticeBox
      tone={note.reason === 'deferred' ? 'info' : 'warning'}
      heading={headings[note.reason]()}
    >
      <p>{texts[note.reason]({ date: formatDayAndYear(noonOf(note.creditedOn)) })}</p>
      {note.comment && <p className={styles.comment}>{note.comment}</p>}
    </NoticeBox>
  )
}
