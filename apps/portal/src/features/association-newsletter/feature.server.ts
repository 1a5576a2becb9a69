import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { followDescribed } from './follow/endpoints.server.ts'
import { followTaskHandler } from './follow/follow-task.server.ts'
import { createFollowApi } from './follow/handlers.server.ts'
import { createFollowLinks } from './follow/links.server.ts'
import { associationNewsletterMails } from './mail-previews.server.ts'
import { overseeDescribed } from './oversee/endpoints.server.ts'
import { createOverseeApi } from './oversee/handlers.server.ts'
import { receiveDescribed } from './receive/endpoints.server.ts'
import { createReceiveApi } from './receive/handlers.server.ts'
import { service } from './service.ts'
import { whenOff } from './when-off.server.ts'
import { deliveryTask } from './write/deliver-issue.server.ts'
import { writeDescribed } from './write/endpoints.server.ts'
import { createWriteApi } from './write/handlers.server.ts'

/** Newsletters of associations to their members and followers. What is kept is of `core/newsletters`. */
export const feature: Feature = {
  name: 'association-newsletter',
  service,
  whenOff,
  slices: ['follow', 'receive', 'write', 'oversee'],
  mailPreviews: associationNewsletterMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createFollowApi(context))
      .route('/', createReceiveApi(context))
      .route('/', createWriteApi(context))
      .route('/', createOverseeApi(context)),
  descriptions: [followDescribed, receiveDescribed, writeDescribed, overseeDescribed].flatMap(
    (part) => Object.values(part),
  ),
  tasks: (context) => [
    followTaskHandler(context),
    deliveryTask({ ...context, links: createFollowLinks(context) }),
  ],
  demo: async ({ database }) => {
    const { seedAssociationNewsletters } = await import('./demo/seed-newsletters.server.ts')
    await seedAssociationNewsletters(database)
  },
}
