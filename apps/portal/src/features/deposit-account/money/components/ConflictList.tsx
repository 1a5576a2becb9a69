import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import styles from '#core/bank/components/Money.module.css'
import { useAttempt } from '#core/bank/components/use-attempt.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { ConflictLine } from '../contract.ts'
import type { ConflictForm } from '../forms.ts'
import { conflictsQuery, resolveConflict } from '../queries.ts'

/** Entries of files that contradict what is registered; nothing where there are none. */
export function ConflictList() {
  const { data } = useQuery(conflictsQuery)
  const headingId = useId()
  if (!data || data.items.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{m.money_conflicts_heading()}</h2>
      <p>{m.money_conflicts_intro()}</p>
      <ul className={styles.suggestions}>
        {data.items.map((conflict) => (
          <li key={conflict.id}>
            <Conflict conflict={conflict} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Conflict({ conflict }: { conflict: ConflictLine }) {
  const [resolution, setResolution] = useState<ConflictForm['resolution'] | null>(null)
  const { isBusy, attempt } = useAttempt()
  const { id, reference, messageId, line, bank, known } = conflict
  const close = () => setResolution(null)
  const resolve = (chosen: ConflictForm['resolution']) =>
    attempt(async () => {
      await resolveConflict(id, chosen)
      return m.money_conflict_resolved()
    }, close)
  return (
    <>
      <div className={styles.lines}>
        <p>
          <strong>{m.money_conflict_where({ reference, file: messageId, line })}</strong>
        </p>
        <p>{m.money_conflict_bank({ ...textsOf(bank) })}</p>
        {known && <p>{m.money_conflict_known({ ...textsOf(known) })}</p>}
      </div>
      {known?.isOwn && <p className={styles.quiet}>{m.money_conflict_own()}</p>}
      {!known?.isOwn && (
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            data-size="sm"
            aria-label={m.money_conflict_take_bank_of({ reference })}
            onClick={() => setResolution('bank')}
          >
            {m.money_conflict_take_bank()}
          </Button>
          {known && (
            <Button
              variant="tertiary"
              data-size="sm"
              aria-label={m.money_conflict_keep_both_of({ reference })}
              onClick={() => setResolution('both')}
            >
              {m.money_conflict_keep_both()}
            </Button>
          )}
        </div>
      )}
      {resolution && (
        <ConfirmDialog
          heading={m.money_confirm_heading()}
          yes={resolution === 'bank' ? m.money_conflict_take_bank() : m.money_conflict_keep_both()}
          isBusy={isBusy}
          onConfirm={() => resolve(resolution)}
          onClose={close}
        >
          <p>{m.money_conflict_bank({ ...textsOf(bank) })}</p>
          {known && <p>{m.money_conflict_known({ ...textsOf(known) })}</p>}
          <p>
            {resolution === 'bank' ? m.money_conflict_bank_text() : m.money_conflict_both_text()}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

const textsOf = ({
  amountOre,
  valueDate,
  customer,
}: Pick<ConflictLine['bank'], 'amountOre' | 'valueDate' | 'customer'>) => ({
  amount: formatKroner(amountOre),
  date: formatShortDate(noonOf(valueDate)),
  name: customer ? (customer.name ?? customer.number) : m.money_nobody(),
})
