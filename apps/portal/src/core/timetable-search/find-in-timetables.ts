import { nullWhenRefused } from '#platform/null-when-refused.ts'
import type { SearchOffer, TimetableFinds } from './search-offer.ts'
import { readTimetableQuestion } from './timetable-question.ts'

/** What each offer finds, in their order; null where one finds nothing or could not be asked. */
export async function findInTimetables(
  offers: readonly SearchOffer[],
  written: string | undefined,
  now: Date,
): Promise<(TimetableFinds | null)[]> {
  const question = readTimetableQuestion(written ?? '', now)
  if (!question) return []
  return Promise.all(offers.map(({ find }) => nullWhenRefused(find(question))))
}
