import styles from '#core/bank/components/Money.module.css'
import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { WaitingPayouts } from '../../model/contract.ts'

/** Says which payouts cannot be released, where no account that pays them is set up. */
export function NoPayer({ kinds }: Pick<WaitingPayouts, 'kinds'>) {
  const without = kinds.filter(({ hasPayer }) => !hasPayer)
  if (without.length === 0) return null
  return (
    <div className={styles.above}>
      <NoticeBox tone="warning">
        {without.map(({ kind, name, settings }) => (
          <p key={kind}>{m.payout_no_payer({ kind: name, settings: settings.join(', ') })}</p>
        ))}
      </NoticeBox>
    </div>
  )
}
