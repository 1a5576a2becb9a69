import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { absenceDescribed } from './absence/endpoints.server.ts'
import { createAbsenceApi } from './absence/handlers.server.ts'
import { childrenDescribed } from './children/endpoints.server.ts'
import { createChildrenApi } from './children/handlers.server.ts'
import { consentsDescribed } from './consents/endpoints.server.ts'
import { createConsentsApi } from './consents/handlers.server.ts'
import { contactsDescribed } from './contacts/endpoints.server.ts'
import { createContactsApi } from './contacts/handlers.server.ts'
import { healthDescribed } from './health/endpoints.server.ts'
import { createHealthApi } from './health/handlers.server.ts'
import { myKindergartenMails } from './mail-previews.server.ts'
import { placeDescribed } from './place/endpoints.server.ts'
import { createPlaceApi } from './place/handlers.server.ts'
import { service } from './service.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'my kindergarten',
  service,
  whenOff,
  slices: ['absence', 'contacts', 'health', 'consents', 'place', 'children'],
  mailPreviews: myKindergartenMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createChildrenApi(context))
      .route('/', createAbsenceApi(context))
      .route('/', createContactsApi(context))
      .route('/', createHealthApi(context))
      .route('/', createConsentsApi(context))
      .route('/', createPlaceApi(context)),
  descriptions: [
    childrenDescribed,
    absenceDescribed,
    contactsDescribed,
    healthDescribed,
    consentsDescribed,
    placeDescribed,
  ].flatMap((part) => Object.values(part)),
  demo: async (context) => {
    const { seedMyKindergarten } = await import('./demo/seed-my-kindergarten.server.ts')
    await seedMyKindergarten(context)
  },
}
