import { z } from 'zod'
import { extraPlaceKind } from '#core/kindergartens/days/place-kind.ts'
import { placeNewsTask } from '#core/places/news.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'

export const extraPlaceNewsTask = placeNewsTask(extraPlaceKind)

/** Mails a guardian that there is something new on their page. It never says what. */
export const guardianNewsTask = declareTask(
  'kindergarten-days-news',
  z.strictObject({ guardianId: z.uuid() }),
)

/** Reminds guardians without an answer of surveys whose deadline is near. */
export const surveyRemindersTask = declareTask('kindergarten-survey-reminders', z.strictObject({}))

/** Frees the extra places of children who have no place in the kindergarten on that day any more. */
export const endedPlacesTask = declareTask('kindergarten-extra-ended', z.strictObject({}))
