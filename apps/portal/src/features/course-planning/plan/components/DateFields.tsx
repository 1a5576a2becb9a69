import { Button } from '@digdir/designsystemet-react'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { longest, mostDates } from '#core/courses/limits.ts'
import { m } from '#messages'
import { addDays, isDate, noonOf } from '#platform/time/date.ts'
import { formatDay } from '#platform/time/format.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { endDayOf, endsAfterStart, isOvernight } from '../../model/overnight.ts'
import { emptyDate, type TypedDate } from '../typed-course.ts'
import styles from './CourseForm.module.css'
import { type FieldProps, idPrefix } from './field-props.ts'

/** On which day a date ends that goes past midnight. */
function endHint(date: TypedDate | undefined): string | undefined {
  if (!date || date.startTime === '' || date.endTime === '') return undefined
  if (!isDate(date.day) || !isOvernight(date) || !endsAfterStart(date)) return undefined
  return m.course_planning_overnight({ day: formatDay(noonOf(endDayOf(date))) })
}

/** One or several dates. The next one is a week after the last, at the same times. */
export function DateFields({ form, textOf }: FieldProps) {
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'dates',
    keyName: 'key',
  })
  const group = useRef<HTMLFieldSetElement>(null)
  const dates = form.watch('dates')
  const addNext = () => {
    const last = form.getValues('dates').at(-1)
    const day = last && isDate(last.day) ? addDays(last.day, 7) : ''
    append({ ...(last ?? emptyDate()), id: null, day }, { focusName: `dates.${fields.length}.day` })
  }
  return (
    <fieldset ref={group} tabIndex={-1} id={`${idPrefix}dates`} className={styles.part}>
      <legend>{m.course_planning_part_when()}</legend>
      <p className={styles.hint}>{m.course_planning_times_hint()}</p>
      {textOf('dates') && <p>{textOf('dates')}</p>}
      {fields.map(({ key }, at) => (
        <fieldset key={key} className={styles.date}>
          <legend>{m.course_planning_date_number({ number: at + 1 })}</legend>
          <div className={styles.row}>
            <TextField
              id={`${idPrefix}dates.${at}.day`}
              label={m.course_planning_day()}
              type="date"
              error={textOf(`dates.${at}.day`)}
              {...form.register(`dates.${at}.day`)}
            />
            <TextField
              id={`${idPrefix}dates.${at}.startTime`}
              label={m.course_planning_start_time()}
              type="time"
              error={textOf(`dates.${at}.startTime`)}
              {...form.register(`dates.${at}.startTime`)}
            />
            <TextField
              id={`${idPrefix}dates.${at}.endTime`}
              label={m.course_planning_end_time()}
              type="time"
              hint={endHint(dates[at])}
              error={textOf(`dates.${at}.endTime`)}
              {...form.register(`dates.${at}.endTime`)}
            />
          </div>
          <TextField
            id={`${idPrefix}dates.${at}.place`}
            label={m.course_planning_date_place()}
            maxLength={longest.place}
            error={textOf(`dates.${at}.place`)}
            {...form.register(`dates.${at}.place`)}
          />
          {fields.length > 1 && (
            <div className={styles.buttons}>
              <Button
                type="button"
                variant="tertiary"
                onClick={() => {
                  remove(at)
                  // What was pressed is no longer there.
                  group.current?.focus()
                }}
              >
                {m.course_planning_remove_date({ number: at + 1 })}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {fields.length < mostDates && (
        <div className={styles.buttons}>
          <Button type="button" variant="secondary" onClick={addNext}>
            {m.course_planning_add_date()}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
