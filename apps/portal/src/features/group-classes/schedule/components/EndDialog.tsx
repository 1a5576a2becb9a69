import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { TextField } from '#ui/form/TextField.tsx'
import type { ScheduleRow } from '../contract.ts'
import { EndForm } from '../schedule-forms.ts'
import { ScheduleDialog, type ScheduleDialogProps } from './ScheduleDialog.tsx'

const idPrefix = 'end-'

/** Ends a weekly class from a day on. */
export function EndDialog({
  row,
  schedule,
  onClose,
  onSaved,
}: ScheduleDialogProps & { row: ScheduleRow }) {
  const form = useForm({
    resolver: zodResolver(EndForm),
    defaultValues: { from: schedule.today },
    shouldFocusError: false,
  })
  return (
    <ScheduleDialog
      heading={m.schedule_end_row_heading({ name: textIn(row.name) })}
      form={form}
      fields={['from']}
      fieldOf={{ DATE_IN_THE_PAST: 'from', DATE_TOO_FAR: 'from', ROW_HAS_ENDED: 'from' }}
      idPrefix={idPrefix}
      draftKey={`schedule-end:${row.id}`}
      toChange={({ from }) => ({ kind: 'end-row', id: row.id, version: row.version, from })}
      onClose={onClose}
      onSaved={onSaved}
    >
      {(textOf) => (
        <>
          <p>{m.schedule_end_row_text()}</p>
          <TextField
            id={`${idPrefix}from`}
            label={m.schedule_end_from()}
            type="date"
            error={textOf('from')}
            {...form.register('from')}
          />
        </>
      )}
    </ScheduleDialog>
  )
}
