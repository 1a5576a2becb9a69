import { zodResolver } from '@hookform/resolvers/zod'
import { perLocale } from '@trivsel/content-contract/locales'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { m } from '#messages'
import { locales, textIn } from '#platform/i18n/localized.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { maximumPlaces, minuteStep } from '../../model/class-limits.ts'
import { roomKey } from '../../model/room.ts'
import { exceptionTexts } from '../../model/schedule-fields.ts'
import { exceptionKinds } from '../../model/schedule-kinds.ts'
import { exceptionKindNames } from '../../model/schedule-names.ts'
import { roomsOf } from '../rooms.ts'
import { ExceptionForm } from '../schedule-forms.ts'
import { rowText } from './exception-text.ts'
import { LocalizedInputs } from './LocalizedInputs.tsx'
import { NamedOptions } from './NamedOptions.tsx'
import styles from './Schedule.module.css'
import { ScheduleDialog, type ScheduleDialogProps } from './ScheduleDialog.tsx'

const idPrefix = 'exception-'
const usual = { startTime: '', room: '', capacity: null, instructorId: null } as const
const numberOrNull = (value: unknown) =>
  value === '' || value === null || value === undefined ? null : Number(value)

/** Adds an exception for a class or the whole centre. */
export function ExceptionDialog({ schedule, centerId, onClose, onSaved }: ScheduleDialogProps) {
  const form = useForm<ExceptionForm>({
    resolver: zodResolver(ExceptionForm as z.ZodMiniType<ExceptionForm, ExceptionForm>),
    defaultValues: {
      centerId,
      seriesId: null,
      kind: 'closed',
      ...usual,
      firstDate: schedule.today,
      lastDate: schedule.today,
      reason: perLocale(() => ''),
    },
    shouldFocusError: false,
  })
  const { register, watch, setValue } = form
  const field = (name: keyof ExceptionForm, error: string | undefined) => ({
    id: idPrefix + name,
    error,
  })
  const isOfClass = watch('seriesId') !== null
  const setClosed = () => {
    setValue('kind', 'closed')
    for (const name of ['startTime', 'room', 'capacity', 'instructorId'] as const)
      setValue(name, usual[name])
  }
  return (
    <ScheduleDialog
      heading={m.schedule_add_exception_heading()}
      form={form}
      fields={[
        'seriesId',
        'firstDate',
        'lastDate',
        'kind',
        'startTime',
        'room',
        'capacity',
        'instructorId',
        ...locales.map((locale) => `reason.${locale}` as const),
      ]}
      fieldOf={{
        ROW_NOT_FOUND: 'seriesId',
        DATE_IN_THE_PAST: 'firstDate',
        DATE_TOO_FAR: 'lastDate',
        ROOM_NOT_FOUND: 'room',
        ROOM_TAKEN: 'room',
        INSTRUCTOR_NOT_FOUND: 'instructorId',
      }}
      idPrefix={idPrefix}
      draftKey={`schedule-exception:${centerId}`}
      toChange={(exception) => ({ kind: 'add-exception', exception })}
      onClose={onClose}
      onSaved={onSaved}
    >
      {(textOf) => (
        <>
          <SelectField
            {...field('seriesId', textOf('seriesId'))}
            label={m.schedule_exception_about()}
            {...register('seriesId', { setValueAs: numberOrNull, onChange: setClosed })}
          >
            <option value="">{m.schedule_whole_center()}</option>
            {oneRowPerSeries(schedule, centerId).map((row) => (
              <option key={row.seriesId} value={row.seriesId}>
                {rowText(row)}
              </option>
            ))}
          </SelectField>
          <div className={styles.pair}>
            <TextField
              {...field('firstDate', textOf('firstDate'))}
              label={m.schedule_first_day()}
              type="date"
              {...register('firstDate')}
            />
            <TextField
              {...field('lastDate', textOf('lastDate'))}
              label={m.schedule_last_day()}
              type="date"
              {...register('lastDate')}
            />
          </div>
          {isOfClass && (
            <Choices
              id={`${idPrefix}kind`}
              legend={m.schedule_exception_kind()}
              type="radio"
              options={exceptionKinds.map((value) => ({
                value,
                text: exceptionKindNames[value](),
              }))}
              chosen={[watch('kind')]}
              error={textOf('kind')}
              onChange={([value]) => (value === 'changed' ? setValue('kind', value) : setClosed())}
            />
          )}
          {watch('kind') === 'changed' && (
            <>
              <p className={styles.quiet}>{m.schedule_exception_changes_hint()}</p>
              <div className={styles.pair}>
                <TextField
                  {...field('startTime', textOf('startTime'))}
                  label={m.schedule_start_time()}
                  type="time"
                  step={minuteStep * 60}
                  {...register('startTime')}
                />
                <TextField
                  {...field('capacity', textOf('capacity'))}
                  label={m.staff_class_places()}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={maximumPlaces}
                  {...register('capacity', { setValueAs: numberOrNull })}
                />
                <SelectField
                  {...field('room', textOf('room'))}
                  label={m.staff_class_room()}
                  {...register('room')}
                >
                  <option value="">{m.schedule_exception_as_usual()}</option>
                  {roomsOf(schedule, centerId).map((room) => (
                    <option key={roomKey(room)} value={roomKey(room)}>
                      {textIn(room)}
                    </option>
                  ))}
                </SelectField>
                <SelectField
                  {...field('instructorId', textOf('instructorId'))}
                  label={m.staff_class_instructor()}
                  {...register('instructorId', { setValueAs: numberOrNull })}
                >
                  <option value="">{m.schedule_exception_as_usual()}</option>
                  <NamedOptions items={schedule.instructors} />
                </SelectField>
              </div>
            </>
          )}
          <p className={styles.quiet}>{m.schedule_reason_hint()}</p>
          <LocalizedInputs
            description={exceptionTexts.reason}
            name="reason"
            form={form}
            idPrefix={idPrefix}
            textOf={textOf}
          />
        </>
      )}
    </ScheduleDialog>
  )
}

/** One row of each series of the centre, in the order of the week. */
function oneRowPerSeries({ rows }: ScheduleDialogProps['schedule'], centerId: number) {
  const orderOf = (row: (typeof rows)[number]) => `${row.isoWeekday} ${row.startTime}`
  const lines = new Map(
    rows.filter((row) => row.centerId === centerId).map((row) => [row.seriesId, row] as const),
  )
  return [...lines.values()].sort((one, other) => orderOf(one).localeCompare(orderOf(other)))
}
