import { fixedAddresses } from '@trivsel/content-contract/addresses'
import type { TimetableFind, TimetableFinds } from '#core/timetable-search/search-offer.ts'
import { matchesWords, type TimetableQuestion } from '#core/timetable-search/timetable-question.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { osloDate, osloWallTime } from '#platform/time/oslo.ts'
import { partOfDay } from '#platform/time/part-of-day.ts'
import { buttonState, classStatuses } from '../book/button-state.ts'
import { loadGroupExercises } from '../list/load-group-exercises.ts'
import { classAddress } from '../model/class-address.ts'
import type { GroupExercise } from '../model/contract.ts'
import { classStatusText } from './class-status-text.ts'

/** More are on the page of the classes. */
const maximumShown = 5

/** The next classes that somebody searched for. */
export async function findClasses(question: TimetableQuestion): Promise<TimetableFinds | null> {
  const { items } = await loadGroupExercises(getLocale())
  const found = matchingClasses(items, question)
  if (found.length === 0) return null
  const [day] = question.dates ?? []
  const page = fixedAddresses.groupClasses[getLocale()]
  return {
    items: found.slice(0, maximumShown).map((exercise) => describe(exercise, question.now)),
    all: { href: day ? `${page}?day=${day}` : page, text: m.classes_today_all() },
  }
}

/** Not cancelled, not started, earliest first. */
export function matchingClasses(
  classes: readonly GroupExercise[],
  { words, dates, part, now }: TimetableQuestion,
): GroupExercise[] {
  return classes
    .filter(({ isCancelled, startTime, ...exercise }) => {
      const start = new Date(startTime)
      return (
        !isCancelled &&
        start > now &&
        (dates === null || dates.includes(osloDate(start))) &&
        (part === null || part === partOfDay(osloWallTime(start))) &&
        matchesWords(words, searchedTexts(exercise))
      )
    })
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime))
}

const searchedTexts = ({
  className,
  exerciseCategory,
  sportsCenter,
  instructor,
}: Pick<GroupExercise, 'className' | 'exerciseCategory' | 'sportsCenter' | 'instructor'>) => [
  className,
  exerciseCategory.name,
  sportsCenter.name,
  instructor.name,
]

function describe(exercise: GroupExercise, now: Date): TimetableFind {
  const { className, startTime, sportsCenter, instructor } = exercise
  const state = buttonState(exercise, undefined)
  return {
    name: className,
    href: classAddress(exercise, getLocale()),
    details: [
      formatDayAndTime(new Date(startTime)),
      sportsCenter.name,
      m.class_with({ name: instructor.name }),
      ...classStatuses(exercise, undefined, now).map(classStatusText),
    ],
    action:
      state.kind !== 'book'
        ? null
        : state.confirmation === 'queue'
          ? m.class_dialog_queue_submit()
          : m.class_dialog_book_submit(),
  }
}
