import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import { kindergartenDaysData } from '#core/kindergartens/days/personal-data.server.ts'
import { kindergartenDaysRetention } from '#core/kindergartens/days/retention.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { guardianDescribed } from './guardian/endpoints.server.ts'
import { createGuardianDaysApi } from './guardian/handlers.server.ts'
import { kindergartenDaysCrontab, kindergartenDaysTasks } from './jobs.server.ts'
import { kindergartenDaysMails } from './mail-previews.server.ts'
import { openingDescribed } from './openings/endpoints.server.ts'
import { createOpeningApi } from './openings/handlers.server.ts'
import { pageDescribed } from './page/endpoints.server.ts'
import { createDaysPageApi } from './page/handlers.server.ts'
import { service } from './service.ts'
import { surveyDescribed } from './surveys/endpoints.server.ts'
import { createSurveyApi } from './surveys/handlers.server.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'kindergarten days',
  service,
  whenOff,
  slices: ['surveys', 'openings', 'guardian', 'mails', 'page'],
  mailPreviews: kindergartenDaysMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createSurveyApi(context))
      .route('/', createOpeningApi(context))
      .route('/', createGuardianDaysApi(context))
      .route('/', createDaysPageApi(context)),
  descriptions: [surveyDescribed, openingDescribed, guardianDescribed, pageDescribed].flatMap(
    (part) => Object.values(part),
  ),
  tasks: kindergartenDaysTasks,
  crontab: kindergartenDaysCrontab,
  personalTables: kindergartenDaysData,
  retention: kindergartenDaysRetention,
  demo: async (context) => {
    const { seedDays } = await import('./demo/seed-days.server.ts')
    await seedDays(context)
  },
}
