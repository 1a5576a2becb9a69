import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RemovalDialog } from '#core/editable/RemovalDialog.tsx'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { setupErrorText } from '../../model/refusal-messages.ts'
import type { Round } from '../contract.ts'
import { saveRounds } from '../queries.ts'

/** Asks where its applications go, and says who is mailed. */
export function CancelRound(props: {
  round: Round
  rounds: readonly Round[]
  onClose: () => void
}) {
  const { round, rounds, onClose } = props
  const queryClient = useQueryClient()
  const { id, version, drafts, sent } = round
  const others = rounds
    .filter((one) => one.id !== id && !one.isAgreed && one.phase !== 'cancelled')
    .toReversed()
  const [moveTo, setMoveTo] = useState('')
  return (
    <RemovalDialog
      heading={m.grant_setup_round_cancel_heading({ name: textIn(round.name) })}
      yes={m.grant_setup_round_cancel()}
      remove={() => saveRounds({ action: 'cancel', seen: { id, version }, moveTo: moveTo || null })}
      removedText={m.grant_setup_round_cancelled()}
      errorText={setupErrorText}
      onSettled={() => queryClient.invalidateQueries({ queryKey: staffKey })}
      onClose={onClose}
    >
      {drafts + sent === 0 ? (
        <p>{m.grant_setup_round_cancel_empty()}</p>
      ) : (
        <>
          <p>{m.grant_setup_round_cancel_text({ drafts, sent })}</p>
          <SelectField
            id="grant-round-target"
            label={m.grant_setup_round_target()}
            value={moveTo}
            error={undefined}
            onChange={({ target }) => setMoveTo(target.value)}
          >
            <option value="">{m.grant_setup_round_target_choose()}</option>
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {textIn(one.name)}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </RemovalDialog>
  )
}
