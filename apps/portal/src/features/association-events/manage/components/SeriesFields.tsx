import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { mostOfSeries } from '../../model/limits.ts'
import { type Rhythm, rhythms } from '../repeat.ts'
import { daysOfTyped } from '../typed-event.ts'
import { type FieldProps, idPrefix } from './field-props.ts'

const rhythmNames: Readonly<Record<Rhythm, () => string>> = {
  week: m.association_event_repeat_week,
  'two-weeks': m.association_event_repeat_two_weeks,
  month: m.association_event_repeat_month,
}

/** A series: how often, until when, and each of its days, which can be left out. */
export function SeriesFields({ form, textOf }: FieldProps) {
  const typed = form.watch()
  const { all, kept } = daysOfTyped(typed)
  return (
    <>
      <SelectField
        id={`${idPrefix}repeat`}
        label={m.association_event_repeat()}
        error={undefined}
        {...form.register('repeat')}
      >
        <option value="">{m.association_event_repeat_never()}</option>
        {rhythms.map((rhythm) => (
          <option key={rhythm} value={rhythm}>
            {rhythmNames[rhythm]()}
          </option>
        ))}
      </SelectField>
      {typed.repeat !== '' && (
        <>
          <Choices
            id={`${idPrefix}repeatEnd`}
            type="radio"
            legend={m.association_event_repeat_end()}
            options={[
              { value: 'times', text: m.association_event_repeat_by_times() },
              { value: 'until', text: m.association_event_repeat_by_day() },
            ]}
            chosen={[typed.repeatEnd]}
            onChange={([chosen]) => chosen && form.setValue('repeatEnd', chosen)}
          />
          {typed.repeatEnd === 'times' ? (
            <TextField
              id={`${idPrefix}repeatTimes`}
              label={m.association_event_repeat_times({ count: mostOfSeries })}
              inputMode="numeric"
              error={textOf('repeatTimes')}
              {...form.register('repeatTimes')}
            />
          ) : (
            <TextField
              id={`${idPrefix}repeatUntil`}
              label={m.association_event_repeat_until()}
              type="date"
              error={textOf('repeatUntil')}
              {...form.register('repeatUntil')}
            />
          )}
          {all.length > 0 && (
            <Choices
              id={`${idPrefix}removedDays`}
              type="checkbox"
              legend={m.association_event_days({ count: kept.length })}
              hint={m.association_event_days_hint()}
              options={all.map((day) => ({
                value: day,
                text: sentenceCase(formatDayAndYear(noonOf(day))),
              }))}
              chosen={kept}
              error={textOf('removedDays')}
              onChange={(chosen) =>
                form.setValue(
                  'removedDays',
                  all.filter((day) => !chosen.includes(day)),
                )
              }
            />
          )}
        </>
      )}
    </>
  )
}
