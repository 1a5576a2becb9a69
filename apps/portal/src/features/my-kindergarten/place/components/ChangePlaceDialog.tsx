import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { longest } from '#core/kindergartens/limits.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { m } from '#messages'
import { formatPercent } from '#platform/format.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { ChildCard, NewPlaceRequest, Place } from '../../model/contract.ts'
import { mostDaysAhead } from '../../model/limits.ts'
import { childErrorText } from '../../model/refusal-messages.ts'
import { useChildForm } from '../../model/use-child-form.ts'
import { useRequestId } from '../../model/use-request-id.ts'
import { sendPlaceRequest } from '../queries.ts'

type Props = { child: ChildCard; place: Place; onClose: () => void }

/** Shares of a full place in days of a week, in percent. */
const shares = [20, 40, 50, 60, 80, 100] as const

/** Asks for another share of a full place, another department, or what else is wanted. */
export function ChangePlaceDialog({ child, place, onClose }: Props) {
  const today = osloDate(new Date())
  const last = addDays(today, mostDaysAhead)
  const [wantedOn, setWantedOn] = useState(today)
  const [percent, setPercent] = useState(place.percent)
  const [note, setNote] = useState('')
  const [judged, setJudged] = useState(0)
  const idOf = useRequestId()
  const sending = useChildForm({
    call: (request: Omit<NewPlaceRequest, 'id'>) =>
      sendPlaceRequest(child.id, { ...request, id: idOf(request) }),
    done: () => m.my_kindergarten_change_sent(),
    onDone: onClose,
  })
  const isDayWrong = wantedOn < today || wantedOn > last
  const isEmpty = percent === place.percent && note.trim() === ''
  const dayText = judged > 0 && isDayWrong ? m.my_kindergarten_request_invalid() : undefined
  const isNumber = hasNationalId(note)
  const noteProblem = isNumber ? m.looks_like_national_id() : m.my_kindergarten_change_empty()
  const noteText = judged > 0 && (isEmpty || isNumber) ? noteProblem : undefined
  const problems = [
    ...(dayText ? [{ fieldId: 'change-wanted', text: dayText }] : []),
    ...(noteText ? [{ fieldId: 'change-note', text: noteText }] : []),
    ...(sending.error ? [{ fieldId: undefined, text: childErrorText(sending.error) }] : []),
  ]
  return (
    <Dialog heading={m.my_kindergarten_change()} onClose={onClose}>
      <form
        method="post"
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isDayWrong || isEmpty || isNumber) return setJudged((count) => count + 1)
          sending.mutate({
            kind: 'change',
            wantedOn,
            endsOn: null,
            percent: percent === place.percent ? null : percent,
            note: note.trim() || null,
          })
        }}
      >
        <ProblemSummary problems={problems} failures={judged + sending.failures} />
        <TextField
          id="change-wanted"
          type="date"
          label={m.my_kindergarten_change_from()}
          min={today}
          max={last}
          value={wantedOn}
          error={dayText}
          onChange={(event) => setWantedOn(event.target.value)}
        />
        <SelectField
          id="change-percent"
          label={m.my_kindergarten_change_percent()}
          value={percent}
          error={undefined}
          onChange={(event) => setPercent(Number(event.target.value))}
        >
          {[...new Set([...shares, place.percent])]
            .toSorted((one, other) => one - other)
            .map((share) => (
              <option key={share} value={share}>
                {formatPercent(share)}
              </option>
            ))}
        </SelectField>
        <TextArea
          id="change-note"
          label={m.my_kindergarten_change_note()}
          hint={m.my_kindergarten_change_note_hint()}
          error={noteText}
          maxLength={longest.note}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className={formStyles.actions}>
          <Button type="submit" loading={sending.isPending}>
            {m.my_kindergarten_change_send()}
          </Button>
          <Button type="button" variant="secondary" onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
