import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { kindergartenInvoicesDescribed } from './invoices/endpoints.server.ts'
import { createKindergartenInvoicesApi } from './invoices/handlers.server.ts'
import { invoicePayouts } from './invoices/invoice-payouts.server.ts'
import { owedWork } from './invoices/list-invoices.server.ts'
import { kindergartenInvoiceTasks } from './jobs.server.ts'
import { kindergartenInvoiceMails } from './mail-previews.server.ts'
import { invoiceMoney } from './money-source.server.ts'
import { kindergartenPaymentsDescribed } from './pay/endpoints.server.ts'
import { createKindergartenPaymentsApi } from './pay/handlers.server.ts'
import { invoiceKind } from './pay/invoice-kind.server.ts'
import { moneyData } from './personal-data.server.ts'
import { feesDescribed } from './prices/endpoints.server.ts'
import { createFeesApi } from './prices/handlers.server.ts'
import { moneyRetention } from './retention.server.ts'
import { runsDescribed } from './runs/endpoints.server.ts'
import { createRunsApi } from './runs/handlers.server.ts'
import { service } from './service.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'kindergarten invoices',
  service,
  whenOff,
  slices: ['components', 'runs', 'prices', 'invoices', 'pay'],
  mailPreviews: kindergartenInvoiceMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createFeesApi(context))
      .route('/', createRunsApi(context))
      .route('/', createKindergartenInvoicesApi(context))
      .route('/', createKindergartenPaymentsApi(context)),
  descriptions: [
    feesDescribed,
    runsDescribed,
    kindergartenInvoicesDescribed,
    kindergartenPaymentsDescribed,
  ].flatMap((part) => Object.values(part)),
  paymentKinds: [invoiceKind],
  moneySources: [invoiceMoney],
  payoutSources: [invoicePayouts],
  staffWork: [owedWork],
  tasks: kindergartenInvoiceTasks,
  personalTables: moneyData,
  retention: moneyRetention,
  demo: async (context) => {
    const { seedInvoices } = await import('./demo/seed-invoices.server.ts')
    await seedInvoices(context)
  },
}
