import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { described as form } from './contact/endpoints.server.ts'
import { createInquiriesApi } from './contact/handlers.server.ts'
import { inquiryWork } from './inbox/count-work.server.ts'
import { described as inbox } from './inbox/endpoints.server.ts'
import { createInboxApi } from './inbox/handlers.server.ts'
import { createAnswerPage } from './incoming/answer-page.server.ts'
import { described as incoming } from './incoming/endpoints.server.ts'
import { createIncomingApi } from './incoming/handlers.server.ts'
import { recordMailOutcome } from './incoming/record-outcome.server.ts'
import { inquiryMails } from './mail-previews.server.ts'
import { inquiryData } from './personal-data.server.ts'
import { inquiryRetention } from './retention.server.ts'
import { service } from './service.ts'
import { described as services } from './services/endpoints.server.ts'
import { createServiceFormsApi } from './services/handlers.server.ts'
import { categoryProposals } from './setup/category-proposal.server.ts'
import { described as setup } from './setup/endpoints.server.ts'
import { createInquirySetupApi } from './setup/handlers.server.ts'
import { inquiryCheck } from './setup/setup-check.server.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'inquiries',
  service,
  whenOff,
  slices: ['services', 'contact', 'inbox', 'incoming', 'setup'],
  staffWork: [inquiryWork],
  mailPreviews: inquiryMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createInquiriesApi(context))
      .route('/', createServiceFormsApi(context))
      .route('/', createInboxApi(context))
      .route('/', createInquirySetupApi(context))
      .route('/', createIncomingApi(context)),
  setupChecks: [inquiryCheck],
  descriptions: [form, services, inbox, setup, incoming].flatMap((part) => Object.values(part)),
  proposalKinds: [categoryProposals],
  personalTables: inquiryData,
  retention: inquiryRetention,
  developmentPages: createAnswerPage,
  onMailOutcome: ({ database, clock }, outcome) => recordMailOutcome(database, outcome, clock()),
  demo: async ({ database }) => {
    const { seedInquiries } = await import('./demo/seed-inquiries.server.ts')
    await seedInquiries(database)
  },
}
