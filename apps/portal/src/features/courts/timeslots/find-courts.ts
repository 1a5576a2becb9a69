import type { TimetableFind, TimetableFinds } from '#core/timetable-search/search-offer.ts'
import { matchesWords, type TimetableQuestion } from '#core/timetable-search/timetable-question.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDay, formatWallTime } from '#platform/time/format.ts'
import { osloDate, osloWallTime } from '#platform/time/oslo.ts'
import { partOfDay } from '#platform/time/part-of-day.ts'
import type { Timeslot } from '../model/contract.ts'
import { loadTimeslots } from './queries.ts'

/** The times that are named; the page has all of them. */
const maximumHours = 4

/** The next day with a free court of each category that somebody searched for. */
export async function findCourts(question: TimetableQuestion): Promise<TimetableFinds | null> {
  const timeslots = await loadTimeslots(getLocale())
  const found = freeCourts(timeslots?.items ?? [], question)
  if (found.length === 0) return null
  return {
    items: found.map(describe),
    all: { href: pagePath('courts', getLocale()), text: m.courts_all_times() },
  }
}

export type FreeCourts = {
  readonly category: Timeslot['category']
  readonly date: string
  /** Wall times at which a court is free for a unit, from the first. */
  readonly hours: readonly string[]
}

/** The first of the asked days on which a category has a free court. */
export function freeCourts(
  slots: readonly Timeslot[],
  { words, dates, part }: TimetableQuestion,
): FreeCourts[] {
  const isMatch = memoizeMatches(words)
  const found = new Map<
    number,
    { category: Timeslot['category']; date: string; hours: Set<string> }
  >()
  for (const { isOpen, category, sportsCenter, startTime } of slots) {
    if (!isOpen || !isMatch(category.name, sportsCenter.name)) continue
    const start = new Date(startTime)
    const date = osloDate(start)
    const hour = osloWallTime(start)
    if (dates && !dates.includes(date)) continue
    if (part && part !== partOfDay(hour)) continue
    const known = found.get(category.id)
    if (!known) found.set(category.id, { category, date, hours: new Set([hour]) })
    else if (known.date === date) known.hours.add(hour)
  }
  return [...found.values()].map(({ hours, ...rest }) => ({ ...rest, hours: [...hours] }))
}

/** A few names stand in thousands of slots. */
function memoizeMatches(words: readonly string[]) {
  const known = new Map<string, boolean>()
  return (...texts: string[]) => {
    const key = texts.join('\n')
    const isMatch = known.get(key) ?? matchesWords(words, texts)
    known.set(key, isMatch)
    return isMatch
  }
}

function describe({ category, date, hours }: FreeCourts): TimetableFind {
  const shown = hours.slice(0, maximumHours).map((hour) => formatWallTime(hour))
  const more = hours.length - shown.length
  return {
    name: category.name,
    href: `${pagePath('courts', getLocale())}?category=${category.id}&date=${date}`,
    details: [
      sentenceCase(formatDay(noonOf(date))),
      m.courts_free_at({ times: shown.join(', ') }) +
        (more > 0 ? ` ${m.courts_free_more({ count: more })}` : ''),
    ],
    action: m.courts_book(),
  }
}
