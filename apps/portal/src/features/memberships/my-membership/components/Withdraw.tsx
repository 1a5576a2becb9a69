import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Consequences } from '../../components/Consequences.tsx'
import styles from '../../components/Membership.module.css'
import type { ActionPreview, Membership } from '../../model/contract.ts'
import { dateText } from '../../model/membership-texts.ts'
import { actOnMembership, previewAction } from '../queries.ts'
import { useMembershipChange } from './use-membership-change.ts'

/** Withdraws from the purchase; renders nothing once that is over, or for a membership sold at a desk. */
export function Withdraw({ membership }: { membership: Membership }) {
  const [preview, setPreview] = useState<ActionPreview | null>(null)
  const { isBusy, call, change } = useMembershipChange()
  const { withdrawableUntil } = membership
  if (withdrawableUntil === null) return null
  return (
    <section className={styles.group} aria-labelledby="withdraw-heading">
      <h2 id="withdraw-heading">{m.withdraw_heading()}</h2>
      <p>{m.withdraw_text({ date: dateText(withdrawableUntil) })}</p>
      <div>
        <Button
          variant="secondary"
          loading={isBusy && !preview}
          onClick={async () => setPreview(await call(() => previewAction({ action: 'withdraw' })))}
        >
          {m.withdraw_preview()}
        </Button>
      </div>
      {preview && (
        <ConfirmDialog
          heading={m.withdraw_confirm_heading()}
          yes={m.withdraw_confirm()}
          isBusy={isBusy}
          onClose={() => setPreview(null)}
          onConfirm={async () => {
            await change(() => actOnMembership({ action: 'withdraw' }), m.withdraw_done())
            setPreview(null)
          }}
        >
          <Consequences preview={preview} />
          <p>{m.withdraw_consequence()}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
