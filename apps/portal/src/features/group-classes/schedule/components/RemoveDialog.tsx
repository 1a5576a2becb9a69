import { useForm } from 'react-hook-form'
import { m } from '#messages'
import type { ExceptionOfSchedule } from '../contract.ts'
import { exceptionSubject, exceptionText } from './exception-text.ts'
import { type OfSchedule, ScheduleDialog } from './ScheduleDialog.tsx'

/** That an exception does not hold after all. */
export function RemoveDialog(props: OfSchedule & { exception: ExceptionOfSchedule }) {
  const { exception, schedule, onClose, onSaved } = props
  const form = useForm({ defaultValues: {} })
  return (
    <ScheduleDialog
      heading={m.schedule_remove_heading()}
      form={form}
      fields={[]}
      idPrefix="remove-"
      draftKey={`schedule-remove:${exception.id}`}
      toChange={() => ({ kind: 'remove-exception', id: exception.id })}
      onClose={onClose}
      onSaved={onSaved}
    >
      {() => (
        <>
          <p>
            {exceptionSubject(exception, schedule)}: {exceptionText(exception, schedule)}
          </p>
          <p>{m.schedule_remove_text()}</p>
        </>
      )}
    </ScheduleDialog>
  )
}
