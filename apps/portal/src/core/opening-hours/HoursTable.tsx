import { weekdayOf } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { PairTable } from '#ui/pairs/PairTable.tsx'
import type { HoursRow } from './hours-rows.ts'
import { daysText, hoursText } from './hours-text.ts'
import { hoursOnDate, type Schedule } from './schedule.ts'
import { TodayMark } from './TodayMark.tsx'

type Props = {
  caption: string
  rows: HoursRow[]
  schedule: Schedule
  now: Date
}

/** The regular hours. Today's line is marked when the regular hours apply today. */
export function HoursTable({ caption, rows, schedule, now }: Props) {
  const today = osloDate(now)
  const hours = hoursOnDate(schedule, today)
  const weekday = hours.kind === 'known' && !hours.special ? weekdayOf(today) : null
  return (
    <PairTable
      name={{ caption }}
      rows={rows.map((row) => {
        const isToday = weekday !== null && row.firstDay <= weekday && weekday <= row.lastDay
        return {
          name: daysText(row),
          value: hoursText(row.hours),
          mark: isToday && <TodayMark />,
          isToday,
        }
      })}
    />
  )
}
