import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import type { ScheduleRow } from '../contract.ts'
import { EndForm } from '../schedule-forms.ts'
import { inLanguage } from '../schedule-texts.ts'
import { type OfSchedule, ScheduleDialog } from './ScheduleDialog.tsx'

const idPrefix = 'end-'

/** From which day a class is not held any more. */
export function EndDialog({ row, schedule, onClose, onSaved }: OfSchedule & { row: ScheduleRow }) {
  const form = useForm({
    resolver: zodResolver(EndForm),
    defaultValues: { from: schedule.today },
    shouldFocusError: false,
  })
  return (
    <ScheduleDialog
      heading={m.schedule_end_row_heading({ name: inLanguage(row.nameNo, row.nameEn) })}
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
