import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import { remindOfSurveys } from './mails/remind.server.ts'
import { type MailParts, mailGuardianNews, passOnPlaceNews } from './mails/send-mails.server.ts'
import {
  endedPlacesTask,
  extraPlaceNewsTask,
  guardianNewsTask,
  surveyRemindersTask,
} from './model/tasks.server.ts'
import { freeEndedPlaces } from './openings/free-ended.server.ts'

export const kindergartenDaysCrontab: readonly CronJob[] = [
  { task: surveyRemindersTask, at: '20 7 * * *' },
  { task: endedPlacesTask, at: '35 * * * *' },
]

export function kindergartenDaysTasks(parts: MailParts): TaskHandler[] {
  const { database, clock } = parts
  return [
    handleTask(extraPlaceNewsTask, (payload) => passOnPlaceNews(parts, payload)),
    handleTask(guardianNewsTask, (payload) => mailGuardianNews(parts, payload)),
    handleTask(surveyRemindersTask, async () => {
      await remindOfSurveys(database, clock())
    }),
    handleTask(endedPlacesTask, async () => {
      await freeEndedPlaces(database, clock())
    }),
  ]
}
