import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { formatTelephone } from '#platform/telephone.ts'
import { formatWallTime } from '#platform/time/format.ts'
import partStyles from '#ui/parts/Parts.module.css'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { Absence, ChildCard } from '../../model/contract.ts'
import { absenceDaysText, absenceKindNames } from '../../model/texts.ts'
import { useChildAction } from '../../model/use-child-action.ts'
import { useKeptFocus } from '../../model/use-kept-focus.ts'
import { withdrawAbsence } from '../queries.ts'
import { AbsenceDialog } from './AbsenceDialog.tsx'

/** Reports an absence in two presses, and lists what is reported. */
export function AbsencePart({ child }: { child: ChildCard }) {
  const [isOpen, setOpen] = useState(false)
  const { place, absences, firstName } = child
  const { container, notePress } = useKeptFocus<HTMLDivElement>()
  const isOver = place?.endsOn != null && child.today.is === 'no-place' && !place.next
  if (!place || (isOver && absences.length === 0)) return null
  return (
    <div ref={container} className={partStyles.part}>
      <div>
        <Button onClick={() => setOpen(true)}>
          {m.my_kindergarten_report({ name: firstName })}
        </Button>
      </div>
      {isOpen && <AbsenceDialog child={child} place={place} onClose={() => setOpen(false)} />}
      {absences.length > 0 && (
        <Rows label={m.my_kindergarten_absences_of({ name: firstName })}>
          {absences.map((absence) => (
            <AbsenceRow key={absence.id} child={child} absence={absence} onPress={notePress} />
          ))}
        </Rows>
      )}
    </div>
  )
}

const senders = {
  you: m.my_kindergarten_by_you,
  guardian: m.my_kindergarten_by_guardian,
  staff: m.my_kindergarten_by_staff,
} satisfies Record<Absence['by'], () => string>

type RowProps = { child: ChildCard; absence: Absence; onPress: () => void }

function AbsenceRow({ child: { id, place }, absence, onPress }: RowProps) {
  const phone = place?.kindergarten.phone ?? null
  const withdrawing = useChildAction({
    call: () => withdrawAbsence(id, absence.id),
    done: () => m.my_kindergarten_withdrawn(),
    phone,
  })
  const what = `${absenceKindNames[absence.kind]()}: ${absenceDaysText(absence)}`
  return (
    <Row
      name={what}
      details={
        <>
          <p>{senders[absence.by]()}</p>
          {!absence.canWithdraw && place && (
            <p>
              {m.my_kindergarten_stands({
                time: formatWallTime(place.kindergarten.absenceUntil),
              })}{' '}
              {phone && m.my_kindergarten_call({ phone: formatTelephone(phone) })}
            </p>
          )}
        </>
      }
      action={
        absence.canWithdraw && (
          <Button
            variant="secondary"
            data-size="sm"
            loading={withdrawing.isPending}
            onClick={() => {
              onPress()
              withdrawing.mutate()
            }}
          >
            {m.my_kindergarten_withdraw()}
            <span className="ds-sr-only">: {what}</span>
          </Button>
        )
      }
    />
  )
}
