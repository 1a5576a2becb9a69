import { Button } from '@digdir/designsystemet-react'
import { type FormEvent, useState } from 'react'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { SelectField } from '#ui/form/SelectField.tsx'
import { Consequences } from '../../components/Consequences.tsx'
import type { ActionPreview, Membership } from '../../model/contract.ts'
import { monthsText, monthText } from '../../model/membership-texts.ts'
import { actOnMembership, previewAction } from '../queries.ts'
import { useMembershipChange } from './use-membership-change.ts'

type Choices = Membership['freezeChoices']

/** Month and length of a freeze; its consequences are shown before it is confirmed. */
export function FreezeForm({ choices }: { choices: Choices }) {
  const [chosen, setChosen] = useState({ fromDate: '', numberOfMonths: 1 })
  const [preview, setPreview] = useState<ActionPreview | null>(null)
  const { isBusy, call, change } = useMembershipChange()
  const choice = choices.find(({ fromDate }) => fromDate === chosen.fromDate) ?? choices[0]
  if (!choice) return null
  const numberOfMonths = Math.min(chosen.numberOfMonths, choice.maxMonths)
  const counts = Array.from({ length: choice.maxMonths }, (_, index) => index + 1)
  const action = { action: 'freeze', fromDate: choice.fromDate, numberOfMonths } as const

  async function showPreview(event: FormEvent) {
    event.preventDefault()
    setPreview(await call(() => previewAction(action)))
  }

  return (
    <>
      <form method="post" className={formStyles.form} onSubmit={showPreview}>
        <SelectField
          id="freeze-from"
          label={m.freeze_from()}
          error={undefined}
          value={choice.fromDate}
          onChange={(event) => setChosen({ ...chosen, fromDate: event.target.value })}
        >
          {choices.map(({ fromDate }) => (
            <option key={fromDate} value={fromDate}>
              {monthText(fromDate)}
            </option>
          ))}
        </SelectField>
        <SelectField
          id="freeze-months"
          label={m.freeze_how_long()}
          error={undefined}
          value={numberOfMonths}
          onChange={(event) => setChosen({ ...chosen, numberOfMonths: Number(event.target.value) })}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              {monthsText(count)}
            </option>
          ))}
        </SelectField>
        <div>
          <Button type="submit" variant="secondary" loading={isBusy && !preview}>
            {m.freeze_preview()}
          </Button>
        </div>
      </form>
      {preview?.freeze && (
        <ConfirmDialog
          heading={m.freeze_confirm_heading()}
          yes={m.freeze_confirm()}
          isBusy={isBusy}
          onClose={() => setPreview(null)}
          onConfirm={async () => {
            await change(() => actOnMembership(action), m.freeze_done())
            setPreview(null)
          }}
        >
          <Consequences preview={preview} />
          <p>{m.freeze_consequence()}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
