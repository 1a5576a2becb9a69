import { holidayNames } from '#core/opening-hours/holiday-names.ts'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { noonOf, weekdayOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { Schedule } from '../contract.ts'

/** The number of upcoming public holidays that are listed. */
const shown = 6

export function Holidays({ schedule, centerId }: { schedule: Schedule; centerId: number }) {
  const rows = schedule.rows.filter((row) => row.centerId === centerId)
  return (
    <Rows label={m.schedule_holidays()}>
      {schedule.holidays.slice(0, shown).map(({ day, holiday }) => {
        const ofDay = rows.filter(
          ({ isoWeekday, validFrom, validTo }) =>
            isoWeekday === weekdayOf(day) &&
            validFrom <= day &&
            (validTo === null || day <= validTo),
        )
        const rests = ofDay.filter(({ onHolidays }) => onHolidays === 'rests').length
        return (
          <Row
            key={day}
            name={sentenceCase(holidayNames[holiday]())}
            details={
              <p>
                {sentenceCase(formatDayAndYear(noonOf(day)))}:{' '}
                {m.schedule_holiday_counts({ runs: ofDay.length - rests, rests })}
              </p>
            }
          />
        )
      })}
    </Rows>
  )
}
