import type { AuditedCalls } from '#testing/audited.testing.ts'
import { findSetupVersion } from './setup/find-setup.server.ts'
import { setupDescribed } from './setup/routes.server.ts'

export const auditedCalls: AuditedCalls = [
  [
    setupDescribed.save,
    async (database) => ({
      body: {
        edit: { kind: 'settings', form: { daysAhead: 3, refundHours: 6, lateRefundPercent: 50 } },
        version: await findSetupVersion(database),
      },
    }),
  ],
]
