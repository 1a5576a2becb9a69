import { Hono } from 'hono'
import { handleEffect } from '#core/cases/effect.server.ts'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { applyAssociationDecision, associationCases } from './decide/decide-association.server.ts'
import { describedDecision } from './decide/endpoints.server.ts'
import { createDecisionApi } from './decide/handlers.server.ts'
import { describedFounding } from './found/endpoints.server.ts'
import { createFoundingApi } from './found/handlers.server.ts'
import { associationMails } from './mail-previews.server.ts'
import { associationKind } from './model/case-kind.ts'
import { describedOwn } from './own/endpoints.server.ts'
import { createOwnApi } from './own/handlers.server.ts'
import { foundingData } from './personal-data.server.ts'
import { foundingRetention } from './retention.server.ts'
import { service } from './service.ts'
import { describedSetup } from './setup/endpoints.server.ts'
import { createAssociationSetupApi } from './setup/handlers.server.ts'
import { describedStaff } from './staff/endpoints.server.ts'
import { createStaffAssociationsApi } from './staff/handlers.server.ts'
import { mailContactsHandler } from './staff/mail-contacts.server.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'associations: founding and overview',
  service,
  whenOff,
  slices: ['components', 'found', 'decide', 'own', 'staff', 'setup'],
  mailPreviews: associationMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createFoundingApi(context))
      .route('/', createDecisionApi(context))
      .route('/', createOwnApi(context))
      .route('/', createStaffAssociationsApi(context))
      .route('/', createAssociationSetupApi(context)),
  descriptions: [
    describedFounding,
    describedDecision,
    describedOwn,
    describedStaff,
    describedSetup,
  ].flatMap((part) => Object.values(part)),
  caseKinds: [associationCases],
  tasks: ({ database, portalUrl, clock }) => [
    handleEffect(associationKind, {
      database,
      onEffect: (transaction, effect) =>
        applyAssociationDecision(transaction, effect, { portalUrl, now: clock() }),
    }),
    mailContactsHandler({ database, portalUrl }),
  ],
  personalTables: foundingData,
  retention: foundingRetention,
  demo: async (context) => {
    const { seedApplications } = await import('./demo/seed-applications.server.ts')
    await seedApplications(context)
  },
}
