import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { lastDayOfPlace } from '#core/kindergartens/children/notice.ts'
import { longest } from '#core/kindergartens/limits.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { m } from '#messages'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { ChildCard, NewPlaceRequest, Place } from '../../model/contract.ts'
import { mostDaysAhead } from '../../model/limits.ts'
import { childErrorText } from '../../model/refusal-messages.ts'
import { dayText } from '../../model/texts.ts'
import { useChildForm } from '../../model/use-child-form.ts'
import { useRequestId } from '../../model/use-request-id.ts'
import { sendPlaceRequest } from '../queries.ts'

type Props = { child: ChildCard; place: Place; onClose: () => void }

/** Asks for the wanted day, and shows the last day by the notice period before it is sent. */
export function EndPlaceDialog({ child, place, onClose }: Props) {
  const today = osloDate(new Date())
  const { noticeMonths } = place.kindergarten
  const [wantedOn, setWantedOn] = useState(today)
  const [note, setNote] = useState('')
  const [judged, setJudged] = useState(0)
  const idOf = useRequestId()
  const sending = useChildForm({
    call: (request: Omit<NewPlaceRequest, 'id'>) =>
      sendPlaceRequest(child.id, { ...request, id: idOf(request) }),
    done: () => m.my_kindergarten_end_sent(),
    onDone: onClose,
  })
  const isWrong = wantedOn < today || wantedOn > addDays(today, mostDaysAhead)
  const endsOn = isWrong ? null : lastDayOfPlace({ noticeOn: today, wantedOn }, noticeMonths)
  const text = judged > 0 && isWrong ? m.my_kindergarten_request_invalid() : undefined
  const isNumber = hasNationalId(note)
  const noteText = judged > 0 && isNumber ? m.looks_like_national_id() : undefined
  const problems = [
    ...(text ? [{ fieldId: 'end-wanted', text }] : []),
    ...(noteText ? [{ fieldId: 'end-note', text: noteText }] : []),
    ...(sending.error ? [{ fieldId: undefined, text: childErrorText(sending.error) }] : []),
  ]
  return (
    <Dialog heading={m.my_kindergarten_end({ name: child.firstName })} onClose={onClose}>
      <form
        method="post"
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (endsOn === null || isNumber) return setJudged((count) => count + 1)
          sending.mutate({
            kind: 'end',
            wantedOn,
            endsOn,
            percent: null,
            note: note.trim() || null,
          })
        }}
      >
        <ProblemSummary problems={problems} failures={judged + sending.failures} />
        <TextField
          id="end-wanted"
          type="date"
          label={m.my_kindergarten_end_wanted()}
          hint={m.my_kindergarten_end_notice({ months: noticeMonths })}
          min={today}
          max={addDays(today, mostDaysAhead)}
          value={wantedOn}
          error={text}
          onChange={(event) => setWantedOn(event.target.value)}
        />
        <div aria-live="polite">
          {endsOn && (
            <NoticeBox tone="info">
              <p>
                <strong>{m.my_kindergarten_end_last_day({ date: dayText(endsOn) })}</strong>
              </p>
              {endsOn > wantedOn && <p>{m.my_kindergarten_end_later()}</p>}
              <p>{m.my_kindergarten_end_until_then()}</p>
            </NoticeBox>
          )}
        </div>
        <TextArea
          id="end-note"
          label={m.my_kindergarten_end_note()}
          error={noteText}
          maxLength={longest.note}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className={formStyles.actions}>
          <Button type="submit" data-color="danger" loading={sending.isPending}>
            {m.my_kindergarten_end_send()}
          </Button>
          <Button type="button" variant="secondary" onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
