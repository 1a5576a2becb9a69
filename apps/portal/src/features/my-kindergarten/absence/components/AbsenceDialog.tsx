import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { addDays } from '#platform/time/date.ts'
import { formatWallTime } from '#platform/time/format.ts'
import { osloDate, osloWallTime } from '#platform/time/oslo.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Choices } from '#ui/form/Choices.tsx'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { ChildCard, NewAbsence, Place } from '../../model/contract.ts'
import { childErrorText } from '../../model/refusal-messages.ts'
import { absenceKindNames } from '../../model/texts.ts'
import { useChildForm } from '../../model/use-child-form.ts'
import { useRequestId } from '../../model/use-request-id.ts'
import { nextArrival } from '../next-arrival.ts'
import { reportAbsence } from '../queries.ts'
import styles from './AbsenceDialog.module.css'

type Props = { child: ChildCard; place: Place; onClose: () => void }

/** What is reported most often is one press here: sick today, or late with a time. */
export function AbsenceDialog({ child, place, onClose }: Props) {
  const { id, firstName: name, today } = child
  const { kindergarten } = place
  const idOf = useRequestId()
  const reporting = useChildForm({
    call: (absence: Omit<NewAbsence, 'id'>) => reportAbsence(id, { ...absence, id: idOf(absence) }),
    done: () => m.my_kindergarten_reported({ name }),
    onDone: onClose,
  })
  const isOpenToday = today.is !== 'closed' && today.is !== 'no-place'
  const problems = reporting.error
    ? [{ fieldId: undefined, text: childErrorText(reporting.error, kindergarten.phone) }]
    : []
  const onDate = osloDate(new Date())
  return (
    <Dialog heading={m.my_kindergarten_report({ name })} onClose={onClose}>
      <ProblemSummary problems={problems} failures={reporting.failures} />
      {isOpenToday ? (
        <>
          <div className={styles.part}>
            <Button
              loading={reporting.isPending}
              onClick={() =>
                reporting.mutate({ kind: 'sick', fromOn: onDate, toOn: onDate, arrivesAt: null })
              }
            >
              {m.my_kindergarten_sick_today()}
            </Button>
            <p>{m.my_kindergarten_until({ time: formatWallTime(kindergarten.absenceUntil) })}</p>
          </div>
          <Late
            place={place}
            isBusy={reporting.isPending}
            onSend={(arrivesAt) =>
              reporting.mutate({ kind: 'late', fromOn: onDate, toOn: onDate, arrivesAt })
            }
          />
        </>
      ) : (
        <p>{m.my_kindergarten_not_today()}</p>
      )}
      <Days
        isBusy={reporting.isPending}
        onSend={(days) => reporting.mutate({ ...days, arrivesAt: null })}
      />
    </Dialog>
  )
}

type LateProps = { place: Place; isBusy: boolean; onSend: (arrivesAt: string) => void }

function Late({ place: { kindergarten }, isBusy, onSend }: LateProps) {
  const [time, setTime] = useState(() => nextArrival(osloWallTime(new Date()), kindergarten))
  return (
    <form
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend(time)
      }}
    >
      <TextField
        id="late-arrival"
        type="time"
        label={m.my_kindergarten_comes_at()}
        value={time}
        error={undefined}
        onChange={(event) => setTime(event.target.value)}
      />
      <Button type="submit" variant="secondary" loading={isBusy} disabled={time === ''}>
        {m.my_kindergarten_comes_later()}
      </Button>
    </form>
  )
}

const kinds = ['sick', 'holiday', 'other'] as const

function Days(props: {
  isBusy: boolean
  onSend: (days: Pick<NewAbsence, 'kind' | 'fromOn' | 'toOn'>) => void
}) {
  const { isBusy, onSend } = props
  const tomorrow = addDays(osloDate(new Date()), 1)
  const [kind, setKind] = useState<(typeof kinds)[number]>('sick')
  const [fromOn, setFrom] = useState(tomorrow)
  const [toOn, setTo] = useState(tomorrow)
  const [isJudged, setJudged] = useState(false)
  const isWrong = fromOn === '' || toOn === '' || toOn < fromOn
  return (
    <form
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isWrong) setJudged(true)
        else onSend({ kind, fromOn, toOn })
      }}
    >
      <h3 className={styles.heading}>{m.my_kindergarten_choose_days()}</h3>
      <Choices
        id="absence-kind"
        legend={m.my_kindergarten_why()}
        type="radio"
        options={kinds.map((value) => ({ value, text: absenceKindNames[value]() }))}
        chosen={[kind]}
        onChange={([chosen]) => chosen && setKind(chosen)}
      />
      <TextField
        id="absence-from"
        type="date"
        label={m.my_kindergarten_from()}
        value={fromOn}
        error={undefined}
        onChange={(event) => {
          const { value } = event.target
          setFrom(value)
          // Most absences are of one day, or of some that follow.
          if (value > toOn) setTo(value)
        }}
      />
      <TextField
        id="absence-to"
        type="date"
        label={m.my_kindergarten_to()}
        value={toOn}
        error={isJudged && isWrong ? m.my_kindergarten_days_invalid() : undefined}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" variant="secondary" loading={isBusy}>
        {m.my_kindergarten_send_days()}
      </Button>
    </form>
  )
}
