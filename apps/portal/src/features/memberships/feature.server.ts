import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { bankConnection } from './bank-connection.server.ts'
import { purchasesDescribed } from './buy/endpoints.server.ts'
import { createMembershipPurchasesApi } from './buy/handlers.server.ts'
import { frontDeskDescribed } from './front-desk/endpoints.server.ts'
import { createFrontDeskApi } from './front-desk/handlers.server.ts'
import { invoicesDescribed } from './invoices/endpoints.server.ts'
import { createMembershipInvoicesApi } from './invoices/handlers.server.ts'
import { invoicePayouts } from './invoices/invoice-payouts.server.ts'
import { owedWork } from './invoices/list-owed.server.ts'
import { membershipCrontab, membershipTasks } from './jobs.server.ts'
import { membershipMails } from './mail-previews.server.ts'
import { memberFileDescribed } from './member-file/endpoints.server.ts'
import { createMemberFileApi } from './member-file/handlers.server.ts'
import { invoiceMoney } from './money-source.server.ts'
import { myMembershipDescribed } from './my-membership/endpoints.server.ts'
import { createMyMembershipApi } from './my-membership/handlers.server.ts'
import { invoicePaymentsDescribed } from './pay/endpoints.server.ts'
import { createInvoicePaymentsApi } from './pay/handlers.server.ts'
import { invoiceKind } from './pay/invoice-kind.server.ts'
import { importData } from './personal-data.server.ts'
import { service } from './service.ts'
import { membershipSetupDescribed } from './setup/endpoints.server.ts'
import { createMembershipSetupApi } from './setup/handlers.server.ts'
import { membershipTypesCheck } from './setup-check.server.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'memberships',
  service,
  whenOff,
  slices: [
    'components',
    'setup',
    'invoices',
    'pay',
    'my-membership',
    'buy',
    'front-desk',
    'member-file',
  ],
  mailPreviews: membershipMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createMembershipPurchasesApi(context))
      .route('/', createMyMembershipApi(context))
      .route('/', createMembershipInvoicesApi(context))
      .route('/', createInvoicePaymentsApi(context))
      .route('/', createMembershipSetupApi(context))
      .route('/', createFrontDeskApi(context))
      .route('/', createMemberFileApi(context)),
  connections: [bankConnection],
  setupChecks: [membershipTypesCheck],
  descriptions: [
    ...Object.values(purchasesDescribed),
    ...Object.values(myMembershipDescribed),
    ...Object.values(invoicesDescribed),
    ...Object.values(invoicePaymentsDescribed),
    ...Object.values(membershipSetupDescribed),
    ...Object.values(frontDeskDescribed),
    ...Object.values(memberFileDescribed),
  ],
  paymentKinds: [invoiceKind],
  moneySources: [invoiceMoney],
  staffWork: [owedWork],
  payoutSources: [invoicePayouts],
  tasks: membershipTasks,
  crontab: membershipCrontab,
  personalTables: importData,
  demo: async (context) => {
    const { seedMemberships } = await import('./demo/seed-memberships.server.ts')
    await seedMemberships(context)
  },
}
