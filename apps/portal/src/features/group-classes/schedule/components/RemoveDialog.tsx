import { useForm } from 'react-hook-form'
import { m } from '#messages'
import type { ExceptionOfSchedule } from '../contract.ts'
import { exceptionSubject, exceptionText } from './exception-text.ts'
import { ScheduleDialog, type ScheduleDialogProps } from './ScheduleDialog.tsx'

/** Confirms the removal of an exception. */
export function RemoveDialog(props: ScheduleDialogProps & { exception: ExceptionOfSchedule }) {
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
