import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { perLocale } from '@trivsel/content-contract/locales'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { m } from '#messages'
import { locales, textIn } from '#platform/i18n/localized.ts'
import { typedRoom } from '../../model/room.ts'
import type { Schedule, ScheduleRow } from '../contract.ts'
import { RowForm } from '../schedule-forms.ts'
import { RowFields, roomField } from './RowFields.tsx'
import { ScheduleDialog, type ScheduleDialogProps } from './ScheduleDialog.tsx'

/** Adds a weekly class, or changes one from a date on. */
export function RowDialog(
  props: ScheduleDialogProps & { row: ScheduleRow | null; onEnd: (row: ScheduleRow) => void },
) {
  const { row, schedule, centerId, onClose, onSaved, onEnd } = props
  const form = useForm<RowForm>({
    resolver: zodResolver(RowForm as z.ZodMiniType<RowForm, RowForm>),
    defaultValues: row
      ? formOf(row, schedule)
      : { ...emptyForm, centerId, validFrom: schedule.today },
    shouldFocusError: false,
  })
  return (
    <ScheduleDialog
      heading={
        row
          ? m.schedule_change_row_heading({ name: textIn(row.name) })
          : m.schedule_add_row_heading()
      }
      form={form}
      fields={[
        'centerId',
        ...inEachLanguage('room'),
        'isoWeekday',
        'startTime',
        'durationMinutes',
        'capacity',
        'instructorId',
        'validFrom',
        'validTo',
        'categoryId',
        ...inEachLanguage('name'),
        ...inEachLanguage('description'),
        'imageUrl',
      ]}
      fieldOf={{
        ROOM_NOT_FOUND: roomField,
        ROOM_TAKEN: roomField,
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

const inEachLanguage = <Name extends string>(name: Name) =>
  locales.map((locale) => `${name}.${locale}` as const)

const emptyText = perLocale(() => '')
const emptyForm: RowForm = {
  centerId: 0,
  room: emptyText,
  isNewRoom: false,
  isoWeekday: 0,
  startTime: '',
  durationMinutes: 60,
  capacity: 20,
  instructorId: 0,
  categoryId: 0,
  imageUrl: '',
  name: emptyText,
  description: emptyText,
  onHolidays: 'rests',
  validFrom: '',
  validTo: '',
}

/** Valid from today, or from the start of the row if that is later. */
function formOf(row: ScheduleRow, { today }: Schedule): RowForm {
  const { id: _, version: __, seriesId: ___, externalId: ____, ...values } = row
  return {
    ...values,
    room: typedRoom(row.room),
    isNewRoom: false,
    validFrom: row.validFrom > today ? row.validFrom : today,
    validTo: row.validTo ?? '',
  }
}
