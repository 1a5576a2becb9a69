import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import styles from '#core/bank/components/Money.module.css'
import { nameText } from '#core/bank/components/name-text.ts'
import { useAttempt } from '#core/bank/components/use-attempt.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { PayoutLine } from '../../model/contract.ts'
import { releasePayouts } from '../queries.ts'
import { ownerText } from './OwnerCell.tsx'
import { payeeText } from './payout-columns.tsx'
import { WhyPaid } from './WhyPaid.tsx'

type Props = {
  selected: readonly PayoutLine[]
  onDone: () => void
}

/** Releases what is selected, after it was said what they come to, whose money each is and why. */
export function ReleaseBar({ selected, onDone }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, attempt } = useAttempt()
  const amount = formatKroner(selected.reduce((sum, { amountOre }) => sum + amountOre, 0))
  const count = selected.length
  const manualCount = selected.filter(({ channel }) => channel === 'manual').length

  const release = () =>
    attempt(
      async () => {
        const { fileIds } = await releasePayouts(selected.map(({ id }) => id))
        if (fileIds.length === 0) return m.money_released_by_hand()
        if (fileIds.length === 1) return m.money_released_file()
        return m.payout_released_files({ count: fileIds.length })
      },
      () => {
        setAsking(false)
        onDone()
      },
    )

  return (
    <div className={styles.buttons}>
      <Button onClick={() => setAsking(true)}>{m.money_release()}</Button>
      <span role="status">{m.money_release_selected({ count, amount })}</span>
      {isAsking && (
        <ConfirmDialog
          heading={m.money_release_heading()}
          yes={isBusy ? m.money_releasing() : m.money_release_yes()}
          isBusy={isBusy}
          onConfirm={release}
          onClose={() => setAsking(false)}
        >
          <p>{m.money_release_count({ count, amount })}</p>
          <ul className={styles.released} aria-label={m.money_release_what()}>
            {selected.map((line) => (
              <li key={line.id}>
                <SelectedPayout line={line} />
              </li>
            ))}
          </ul>
          {manualCount < count && <p>{m.money_release_file()}</p>}
          {manualCount > 0 && <p>{m.money_release_by_hand({ count: manualCount })}</p>}
        </ConfirmDialog>
      )}
    </div>
  )
}

/** What the person who releases is responsible for. */
function SelectedPayout({ line }: { line: PayoutLine }) {
  const { owner, payeeAccountMasked, preparedBy } = line
  return (
    <div className={styles.lines}>
      <p>
        <strong>{formatKroner(line.amountOre)}</strong>{' '}
        {m.money_release_to({
          payee: payeeText(line),
          account: payeeAccountMasked ?? m.money_channel_manual(),
        })}
      </p>
      <p>
        {owner.reference === null
          ? m.payout_release_whose_name({ name: ownerText(owner) })
          : m.money_release_whose({ name: ownerText(owner), number: owner.reference })}
      </p>
      <WhyPaid line={line} opensWindow />
      <p className={styles.quiet}>{m.money_prepared_by({ name: nameText(preparedBy) })}</p>
    </div>
  )
}
