import { m } from '#messages'
import { addDays } from '#platform/time/date.ts'
import { formatWallTime } from '#platform/time/format.ts'
import { dateOf, type OsloDateTime, wallTimeOf } from '#platform/time/oslo.ts'
import { comingDayText } from './date-text.ts'
import { holidayNames } from './holiday-names.ts'
import type { OpenState } from './open-state.ts'

/** Before this hour a closing time belongs to the night before, and needs no day. */
const endOfNight = '06:00'

/** Says in one sentence whether a place is open. */
export function openStateText(state: OpenState, now: OsloDateTime): string {
  const today = dateOf(now)
  switch (state.kind) {
    case 'open':
      return state.closes ? closesText(state.closes, today) : m.open_now()
    case 'opensLater': {
      const time = formatWallTime(wallTimeOf(state.opens))
      const date = dateOf(state.opens)
      if (date === today) return m.open_from({ time })
      return m.open_from_day({ day: comingDayText(date, today), time })
    }
    case 'mayOpen':
      return m.open_perhaps_day({
        day: comingDayText(state.date, today),
        holiday: holidayNames[state.holiday](),
      })
    case 'uncertain':
      return m.open_perhaps({ holiday: holidayNames[state.holiday]() })
    case 'closed':
      return m.open_not()
  }
}

function closesText(closes: OsloDateTime, today: string): string {
  const time = formatWallTime(wallTimeOf(closes))
  const date = dateOf(closes)
  const isTonight = date === addDays(today, 1) && wallTimeOf(closes) <= endOfNight
  if (date === today || isTonight) return m.open_until({ time })
  return m.open_until_day({ day: comingDayText(date, today), time })
}
