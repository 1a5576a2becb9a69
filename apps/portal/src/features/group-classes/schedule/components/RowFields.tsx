import { defaultLocale } from '@trivsel/content-contract/locales'
import type { UseFormReturn } from 'react-hook-form'
import { m } from '#messages'
import { languageName, sentenceCase } from '#platform/format.ts'
import { locales, textIn } from '#platform/i18n/localized.ts'
import { weekdayName } from '#platform/time/weekday-names.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { maximumPlaces, minuteStep } from '../../model/class-limits.ts'
import { illustrations } from '../../model/illustrations.ts'
import { roomKey } from '../../model/room.ts'
import { rowTexts } from '../../model/schedule-fields.ts'
import { holidayRules } from '../../model/schedule-kinds.ts'
import { holidayRuleNames } from '../../model/schedule-names.ts'
import type { Schedule } from '../contract.ts'
import { roomsOf } from '../rooms.ts'
import type { RowForm } from '../schedule-forms.ts'
import { LocalizedInputs } from './LocalizedInputs.tsx'
import { NamedOptions } from './NamedOptions.tsx'
import styles from './Schedule.module.css'

const idPrefix = 'row-'
/** The field that names a room, among those of the other languages. */
export const roomField = `room.${defaultLocale}` as const
/** The value of "a new room" in the list. It cannot be the name of a room, since names have no line breaks. */
const newRoom = '\n'

type Props = {
  form: UseFormReturn<RowForm>
  schedule: Schedule
  isChange: boolean
  textOf: (field: string) => string | undefined
}

export function RowFields({ form, schedule, isChange, textOf }: Props) {
  const { register, watch, setValue } = form
  const field = (name: keyof RowForm) => ({ id: idPrefix + name, error: textOf(name) })
  const inputProps = { form, idPrefix, textOf }
  const { kinds } = schedule
  const applyKind = (id: string) => {
    const kind = kinds.find((one) => String(one.id) === id)
    if (!kind) return
    for (const name of ['categoryId', 'durationMinutes', 'capacity', 'imageUrl'] as const)
      setValue(name, kind[name], { shouldDirty: true })
    for (const locale of locales) {
      setValue(`name.${locale}`, kind.name[locale], { shouldDirty: true })
      setValue(`description.${locale}`, kind.description[locale], { shouldDirty: true })
    }
  }
  return (
    <>
      {kinds.length > 0 && (
        <SelectField
          id={`${idPrefix}kind`}
          label={m.schedule_kind()}
          hint={m.schedule_kind_hint()}
          error={undefined}
          defaultValue=""
          onChange={({ target }) => applyKind(target.value)}
        >
          <option value="">{m.schedule_no_kind()}</option>
          {kinds.map(({ id, name }) => (
            <option key={id} value={id}>
              {textIn(name)}
            </option>
          ))}
        </SelectField>
      )}
      <div className={styles.pair}>
        <SelectField
          {...field('centerId')}
          label={m.schedule_center()}
          {...register('centerId', {
            valueAsNumber: true,
            onChange: () => setValue(roomField, ''),
          })}
        >
          <NamedOptions items={schedule.centers} />
        </SelectField>
        <RoomChoice form={form} schedule={schedule} error={textOf(roomField)} />
      </div>
      {watch('isNewRoom') && (
        <div className={styles.pair}>
          {locales.map((locale) => (
            <TextField
              key={locale}
              id={`${idPrefix}room.${locale}`}
              label={
                locale === defaultLocale
                  ? m.schedule_new_room()
                  : m.staff_class_new_room_in({ language: languageName(locale) })
              }
              autoComplete="off"
              error={textOf(`room.${locale}`)}
              {...register(`room.${locale}`)}
            />
          ))}
          <p className={styles.quiet}>{m.staff_class_new_room_in_hint()}</p>
        </div>
      )}
      <div className={styles.pair}>
        <SelectField
          {...field('isoWeekday')}
          label={m.schedule_weekday()}
          {...register('isoWeekday', { valueAsNumber: true })}
        >
          <option value={0}>{m.staff_class_choose()}</option>
          {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
            <option key={weekday} value={weekday}>
              {sentenceCase(weekdayName(weekday))}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('startTime')}
          label={m.schedule_start_time()}
          type="time"
          step={minuteStep * 60}
          {...register('startTime')}
        />
        <TextField
          {...field('durationMinutes')}
          label={m.schedule_duration()}
          type="number"
          inputMode="numeric"
          min={minuteStep}
          step={minuteStep}
          {...register('durationMinutes', { valueAsNumber: true })}
        />
        <TextField
          {...field('capacity')}
          label={m.staff_class_places()}
          type="number"
          inputMode="numeric"
          min={1}
          max={maximumPlaces}
          {...register('capacity', { valueAsNumber: true })}
        />
        <SelectField
          {...field('instructorId')}
          label={m.staff_class_instructor()}
          {...register('instructorId', { valueAsNumber: true })}
        >
          <option value={0}>{m.staff_class_choose()}</option>
          <NamedOptions items={schedule.instructors} />
        </SelectField>
      </div>
      <div className={styles.pair}>
        <TextField
          {...field('validFrom')}
          label={isChange ? m.schedule_changed_from() : m.schedule_first_day()}
          type="date"
          {...register('validFrom')}
        />
        <TextField
          {...field('validTo')}
          label={m.schedule_last_day()}
          type="date"
          {...register('validTo')}
        />
      </div>
      <p className={styles.quiet}>{m.schedule_last_day_hint()}</p>
      <Choices
        id={`${idPrefix}onHolidays`}
        legend={m.schedule_on_holidays()}
        type="radio"
        options={holidayRules.map((value) => ({ value, text: holidayRuleNames[value]() }))}
        chosen={[watch('onHolidays')]}
        onChange={([value]) => value && setValue('onHolidays', value)}
      />
      <SelectField
        {...field('categoryId')}
        label={m.schedule_category()}
        {...register('categoryId', { valueAsNumber: true })}
      >
        <option value={0}>{m.staff_class_choose()}</option>
        <NamedOptions items={schedule.categories} />
      </SelectField>
      <div className={styles.pair}>
        <LocalizedInputs description={rowTexts.name} name="name" {...inputProps} />
      </div>
      <LocalizedInputs description={rowTexts.description} name="description" {...inputProps} />
      <SelectField {...field('imageUrl')} label={m.class_setup_picture()} {...register('imageUrl')}>
        <option value="">{m.staff_class_choose()}</option>
        {Object.entries(illustrations).map(([url, text]) => (
          <option key={url} value={url}>
            {text()}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** One of the centre's rooms, or a new one whose name is entered below. */
function RoomChoice(props: {
  form: UseFormReturn<RowForm>
  schedule: Schedule
  error: string | undefined
}) {
  const { form, schedule, error } = props
  const isNew = form.watch('isNewRoom')
  const rooms = roomsOf(schedule, form.watch('centerId'))
  return (
    <SelectField
      id={isNew ? `${idPrefix}roomChoice` : idPrefix + roomField}
      label={m.staff_class_room()}
      error={isNew ? undefined : error}
      value={isNew ? newRoom : form.watch(roomField)}
      onChange={({ target: { value } }) => {
        form.setValue('isNewRoom', value === newRoom)
        for (const locale of locales) form.setValue(`room.${locale}`, '')
        if (value !== newRoom) form.setValue(roomField, value)
      }}
    >
      <option value="">{m.staff_class_choose()}</option>
      {rooms.map((room) => (
        <option key={roomKey(room)} value={roomKey(room)}>
          {textIn(room)}
        </option>
      ))}
      <option value={newRoom}>{m.schedule_new_room_option()}</option>
    </SelectField>
  )
}
