import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { m } from '#messages'
import type { Schedule, ScheduleRow } from '../contract.ts'
import { kindsOf } from '../rooms.ts'
import { RowForm } from '../schedule-forms.ts'
import { localizedName } from '../schedule-texts.ts'
import { RowFields } from './RowFields.tsx'
import { ScheduleDialog, type ScheduleDialogProps } from './ScheduleDialog.tsx'

/** Adds a weekly class, or changes one from a date on. */
export function RowDialog(
  props: ScheduleDialogProps & { row: ScheduleRow | null; onEnd: (row: ScheduleRow) => void },
) {
  const { row, schedule, centerId, onClose, onSaved, onEnd } = props
  const form = useForm({
    resolver: zodResolver(RowForm),
    defaultValues: row
      ? formOf(row, schedule)
      : { ...emptyForm, centerId, validFrom: schedule.today },
    shouldFocusError: false,
  })
  return (
    <ScheduleDialog
      heading={
        row
          ? m.schedule_change_row_heading({ name: localizedName(row.nameNo, row.nameEn) })
          : m.schedule_add_row_heading()
      }
      form={form}
      fields={[
        'kindRowId',
        'centerId',
        'room',
        'roomEn',
        'isoWeekday',
        'startTime',
        'durationMinutes',
        'capacity',
        'instructorId',
        'validFrom',
        'validTo',
        'categoryId',
        'nameNo',
        'nameEn',
        'descriptionNo',
        'descriptionEn',
      ]}
      fieldOf={{
        ROOM_NOT_FOUND: 'room',
        ROOM_TAKEN: 'room',
        CENTER_NOT_FOUND: 'centerId',
        CATEGORY_NOT_FOUND: 'categoryId',
        INSTRUCTOR_NOT_FOUND: 'instructorId',
        DATE_IN_THE_PAST: 'validFrom',
        DATE_TOO_FAR: 'validFrom',
        ROW_HAS_ENDED: 'validFrom',
        ROW_GOES_ON_OTHERWISE: 'validTo',
      }}
      idPrefix="row-"
      draftKey={`schedule-row:${row?.id ?? `new-in-${centerId}`}`}
      toChange={(values) =>
        row
          ? { kind: 'change-row', id: row.id, version: row.version, row: values }
          : { kind: 'add-row', row: values }
      }
      secondaryAction={
        row && (
          <Button variant="tertiary" data-color="danger" onClick={() => onEnd(row)}>
            {m.schedule_end_row()}
          </Button>
        )
      }
      onClose={onClose}
      onSaved={onSaved}
    >
      {(textOf) => (
        <>
          {row && <p>{m.schedule_change_row_text()}</p>}
          <RowFields form={form} schedule={schedule} textOf={textOf} isChange={row !== null} />
        </>
      )}
    </ScheduleDialog>
  )
}

const emptyForm: RowForm = {
  centerId: 0,
  room: '',
  roomEn: '',
  isNewRoom: false,
  isoWeekday: 0,
  startTime: '',
  durationMinutes: 60,
  capacity: 20,
  instructorId: 0,
  categoryId: 0,
  kindRowId: 0,
  nameNo: '',
  nameEn: '',
  descriptionNo: '',
  descriptionEn: '',
  onHolidays: 'rests',
  validFrom: '',
  validTo: '',
}

/** Valid from today, or from the start of the row if that is later. */
function formOf(row: ScheduleRow, { rows, today }: Schedule): RowForm {
  const { id: _, version: __, seriesId: ___, ...values } = row
  const kindRow = kindsOf(rows).find(
    ({ categoryId, nameNo }) => categoryId === row.categoryId && nameNo === row.nameNo,
  )
  return {
    ...values,
    kindRowId: kindRow?.id ?? row.id,
    roomEn: row.roomEn ?? '',
    isNewRoom: false,
    validFrom: row.validFrom > today ? row.validFrom : today,
    validTo: row.validTo ?? '',
  }
}
