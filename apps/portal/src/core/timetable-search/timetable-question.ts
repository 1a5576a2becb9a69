import { foldText, wordsOf } from '#platform/fold-text.ts'
import { addDays, weekdayOf } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { PartOfDay } from '#platform/time/part-of-day.ts'

/** What somebody wrote in the search, as a question to a timetable. */
export type TimetableQuestion = {
  /** Folded words that say what: the days and times are taken out. Empty: anything. */
  readonly words: readonly string[]
  /** Dates in Oslo; null: any day. */
  readonly dates: readonly string[] | null
  readonly part: PartOfDay | null
  readonly now: Date
}

type When = { readonly days?: (today: string) => readonly string[]; readonly part?: PartOfDay }

const today: When['days'] = (date) => [date]
const tomorrow: When['days'] = (date) => [addDays(date, 1)]
const tonight: When = { days: today, part: 'evening' }
const sunday = 7
const weekend: When = {
  days: (date) =>
    weekdayOf(date) === sunday ? [date] : [6, sunday].map((day) => nextWeekday(date, day)),
}

/** Folded, in every language of the site: people write what they are used to. */
const phrases: Readonly<Record<string, When>> = {
  'i dag': { days: today },
  idag: { days: today },
  today: { days: today },
  na: { days: today },
  now: { days: today },
  'i kveld': tonight,
  ikveld: tonight,
  tonight: tonight,
  'this evening': tonight,
  'i ettermiddag': { days: today, part: 'afternoon' },
  'this afternoon': { days: today, part: 'afternoon' },
  'i morgen': { days: tomorrow },
  imorgen: { days: tomorrow },
  tomorrow: { days: tomorrow },
  helg: weekend,
  helga: weekend,
  helgen: weekend,
  weekend: weekend,
  morgen: { part: 'morning' },
  morgenen: { part: 'morning' },
  formiddag: { part: 'morning' },
  morning: { part: 'morning' },
  ettermiddag: { part: 'afternoon' },
  afternoon: { part: 'afternoon' },
  kveld: { part: 'evening' },
  kvelden: { part: 'evening' },
  evening: { part: 'evening' },
  ...weekdayPhrases(['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lordag', 'sondag']),
  ...weekdayPhrases(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']),
}

/** They say nothing beside a day or a name. */
const smallWords = new Set(['i', 'pa', 'om', 'til', 'in', 'on', 'at', 'the', 'this', 'for'])

/** @returns null when nothing is asked for */
export function readTimetableQuestion(written: string, now: Date): TimetableQuestion | null {
  const date = osloDate(now)
  const left: string[] = []
  let dates: readonly string[] | null = null
  let part: PartOfDay | null = null
  const words = wordsOf(written).map(foldText)
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    const pair = phraseOf(`${word} ${words[index + 1] ?? ''}`)
    const when = pair ?? phraseOf(word)
    if (pair) index += 1
    if (when) {
      dates = when.days?.(date) ?? dates
      part = when.part ?? part
    } else if (!smallWords.has(word)) left.push(word)
  }
  return left.length > 0 || dates || part ? { words: left, dates, part, now } : null
}

const phraseOf = (text: string) => (Object.hasOwn(phrases, text) ? phrases[text] : undefined)

/** From today on. */
function nextWeekday(date: string, weekday: number): string {
  return addDays(date, (weekday - weekdayOf(date) + 7) % 7)
}

function weekdayPhrases(names: readonly string[]): Record<string, When> {
  return Object.fromEntries(
    names.map((name, index) => [name, { days: (date: string) => [nextWeekday(date, index + 1)] }]),
  )
}

/** Shorter words are looked for at the beginning of words alone: `tai` is not in `vedtaing`. */
const shortestInside = 4

/** Whether every word of the question is in the texts; `aerobic` is in `Vannaerobic`. */
export function matchesWords(words: readonly string[], texts: readonly string[]): boolean {
  const known = texts.flatMap(wordsOf).map(foldText)
  return words.every((word) =>
    known.some((one) => (word.length < shortestInside ? one.startsWith(word) : one.includes(word))),
  )
}
