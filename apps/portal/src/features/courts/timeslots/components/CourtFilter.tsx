import { useNavigate } from '@tanstack/react-router'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDay } from '#platform/time/format.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { unitMinutes } from '../../model/rules/limits.ts'
import { buildChoiceSearch } from '../choice-search.ts'
import { durations, readCourtSearch } from '../court-search.ts'
import type { ShownTimeslots } from '../show-timeslots.ts'
import styles from './Courts.module.css'

type Option = { readonly value: string; readonly text: string }

/** The filter: category, centre, duration and day. A change is applied at once. */
export function CourtFilter({ shown }: { shown: ShownTimeslots }) {
  const navigate = useNavigate()
  const { category, location, duration, date } = shown
  const named = ({ id, name }: { id: number; name: string }) => ({ value: String(id), text: name })
  const fields: readonly { name: string; label: string; value: string; options: Option[] }[] = [
    {
      name: 'category',
      label: m.courts_category(),
      value: String(category?.id ?? ''),
      options: shown.categories.map(named),
    },
    {
      name: 'location',
      label: m.courts_location(),
      value: String(location?.id ?? ''),
      options: [{ value: '', text: m.courts_all_locations() }, ...shown.locations.map(named)],
    },
    {
      name: 'duration',
      label: m.courts_duration(),
      value: String(duration),
      options: durations.map((units) => ({
        value: String(units),
        text: m.courts_minutes({ minutes: units * unitMinutes }),
      })),
    },
    {
      name: 'date',
      label: m.courts_date(),
      value: date ?? '',
      options: shown.days.map((day) => ({
        value: day.date,
        text: sentenceCase(formatDay(noonOf(day.date))),
      })),
    },
  ]
  return (
    <search>
      <form method="get" aria-label={m.courts_filter()} className={styles.filter}>
        {fields.map(({ name, label, value, options }) => (
          <SelectField
            key={name}
            id={`courts-${name}`}
            name={name}
            label={label}
            error={undefined}
            value={value}
            onChange={({ target }) => {
              const search = readCourtSearch({ ...buildChoiceSearch(shown), [name]: target.value })
              void navigate({ to: '/sports/courts-and-halls', search, resetScroll: false })
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))}
          </SelectField>
        ))}
        <noscript>
          <button type="submit" className="ds-button">
            {m.courts_show()}
          </button>
        </noscript>
      </form>
    </search>
  )
}
