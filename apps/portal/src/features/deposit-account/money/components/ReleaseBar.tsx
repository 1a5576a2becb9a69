import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { PayoutLine } from '../contract.ts'
import { releasePayouts } from '../queries.ts'
import styles from './Money.module.css'
import { useAttempt } from './use-attempt.ts'

type Props = {
  selected: readonly PayoutLine[]
  onSelectAll: () => void
  onDone: () => void
}

/** Releases what is selected, after it was said how many they are and what they come to. */
export function ReleaseBar({ selected, onSelectAll, onDone }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, attempt } = useAttempt()
  const amount = formatKroner(selected.reduce((sum, { amountOre }) => sum + amountOre, 0))
  const count = selected.length
  const byHand = selected.filter(({ channel }) => channel === 'manual').length

  const release = () =>
    attempt(
      async () => {
        const { fileId } = await releasePayouts(selected.map(({ id }) => id))
        if (fileId === null) return m.money_released_by_hand()
        return m.money_released_file()
      },
      () => {
        setAsking(false)
        onDone()
      },
    )

  return (
    <div className={styles.buttons}>
      <Button disabled={count === 0} onClick={() => setAsking(true)}>
        {m.money_release()}
      </Button>
      <Button variant="tertiary" onClick={onSelectAll}>
        {m.money_select_all()}
      </Button>
      <span role="status">
        {count === 0 ? m.money_release_none() : m.money_release_selected({ count, amount })}
      </span>
      {isAsking && (
        <ConfirmDialog
          heading={m.money_release_heading()}
          yes={isBusy ? m.money_releasing() : m.money_release_yes()}
          isBusy={isBusy}
          onConfirm={release}
          onClose={() => setAsking(false)}
        >
          <p>{m.money_release_count({ count, amount })}</p>
          {byHand < count && <p>{m.money_release_file()}</p>}
          {byHand > 0 && <p>{m.money_release_by_hand({ count: byHand })}</p>}
        </ConfirmDialog>
      )}
    </div>
  )
}
