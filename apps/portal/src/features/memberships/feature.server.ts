import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { cardDescribed } from './card/endpoints.server.ts'
import { createInvoicePaymentsApi } from './card/handlers.server.ts'
import { invoiceKind } from './card/invoice-kind.server.ts'
import { deskDescribed } from './desk/endpoints.server.ts'
import { createDeskApi } from './desk/handlers.server.ts'
import { described } from './endpoints.server.ts'
import { createMembershipsApi } from './handlers.server.ts'
import { membershipCrontab, membershipTasks } from './jobs.server.ts'
import { membershipMails } from './mail-previews.server.ts'
import { invoiceData } from './personal-data.server.ts'
import { membershipRetention } from './retention.server.ts'

export const feature: Feature = {
  name: 'memberships',
  mailPreviews: membershipMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createMembershipsApi(context))
      .route('/', createDeskApi(context))
      .route('/', createInvoicePaymentsApi(context)),
  descriptions: [
    ...Object.values(described),
    ...Object.values(deskDescribed),
    ...Object.values(cardDescribed),
  ],
  paymentKinds: [invoiceKind],
  tasks: membershipTasks,
  crontab: membershipCrontab,
  personalTables: invoiceData,
  retention: membershipRetention,
  demo: async (context) => {
    const { seedMemberships } = await import('./demo/seed-memberships.server.ts')
    await seedMemberships(context)
  },
}
