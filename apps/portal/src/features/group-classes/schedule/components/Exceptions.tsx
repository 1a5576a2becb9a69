import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { ExceptionOfSchedule, Schedule } from '../contract.ts'
import { exceptionDays, exceptionSubject, exceptionText } from './exception-text.ts'

/** The current and upcoming exceptions of a centre, sorted by first date. */
export function Exceptions(props: {
  schedule: Schedule
  centerId: number
  onRemove: (exception: ExceptionOfSchedule) => void
}) {
  const { schedule, centerId, onRemove } = props
  const exceptions = schedule.exceptions.filter((exception) => exception.centerId === centerId)
  if (exceptions.length === 0) return <p>{m.schedule_exceptions_none()}</p>
  return (
    <Rows label={m.schedule_exceptions()}>
      {exceptions.map((exception) => {
        const subject = exceptionSubject(exception, schedule)
        return (
          <Row
            key={exception.id}
            name={subject}
            details={
              <>
                <p>{exceptionText(exception, schedule)}</p>
                <p>{textIn(exception.reason)}</p>
              </>
            }
            action={
              <Button variant="tertiary" onClick={() => onRemove(exception)}>
                {m.schedule_remove()}
                <span className="ds-sr-only">
                  {' '}
                  {subject}, {exceptionDays(exception)}
                </span>
              </Button>
            }
          />
        )
      })}
    </Rows>
  )
}
