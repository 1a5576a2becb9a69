import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatMonth, formatShortWeekday } from '#platform/time/format.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { unitMinutes } from '../../model/rules/limits.ts'
import { durations } from '../court-search.ts'
import type { ShownTimeslots } from '../show-timeslots.ts'
import type { Choose } from '../use-choice.ts'
import { ChoiceChips } from './ChoiceChips.tsx'
import styles from './Courts.module.css'

/** The filter: category, day, centre and duration. A change is applied at once. */
export function CourtFilter({ shown, choose }: { shown: ShownTimeslots; choose: Choose }) {
  const { category, location, duration, date } = shown
  return (
    <>
      <ChoiceChips
        name="category"
        legend={m.courts_category()}
        value={String(category?.id ?? '')}
        options={shown.categories.map(({ id, name }) => ({ value: String(id), text: name }))}
        onChoose={(value) => choose({ category: Number(value) })}
      />
      <ChoiceChips
        name="date"
        legend={m.courts_date()}
        isLegendHidden
        value={date}
        options={shown.days.map((day) => ({ value: day.date, text: <DayText date={day.date} /> }))}
        onChoose={(value) => choose({ date: value })}
      />
      <div className={styles.selects}>
        <SelectField
          id="courts-location"
          name="location"
          label={m.courts_location()}
          error={undefined}
          value={String(location?.id ?? '')}
          onChange={({ target }) => choose({ location: Number(target.value) || undefined })}
        >
          <option value="">{m.courts_all_locations()}</option>
          {shown.locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          id="courts-duration"
          name="duration"
          label={m.courts_duration()}
          error={undefined}
          value={String(duration)}
          onChange={({ target }) => choose({ duration: Number(target.value) })}
        >
          {durations.map((units) => (
            <option key={units} value={units}>
              {m.courts_minutes({ minutes: units * unitMinutes })}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  )
}

/** `Fre` over `27`; a screen reader hears the month too. */
function DayText({ date }: { date: string }) {
  const noon = noonOf(date)
  return (
    <span>
      <span className={styles.weekday}>{sentenceCase(formatShortWeekday(noon))}</span>{' '}
      <span className={styles.dayNumber}>{Number(date.slice(8))}</span>
      <span className="ds-sr-only"> {formatMonth(noon)}</span>
    </span>
  )
}
