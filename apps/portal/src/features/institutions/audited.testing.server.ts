import { issueInstitutionKey } from '#core/semester-registrations/institution-keys.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import { setupDescribed } from './setup/endpoints.server.ts'

export const auditedCalls: AuditedCalls = [
  [
    setupDescribed.save,
    async () => ({ body: { action: 'add-campus', form: { name: { no: 'Sentrum', en: 'City' } } } }),
  ],
  [
    setupDescribed.issueKey,
    async (database) => {
      await seedInstitutions(database)
      return { body: { institution: 'NMH' } }
    },
  ],
  [
    setupDescribed.revokeKey,
    async (database) => {
      await seedInstitutions(database)
      const key = await issueInstitutionKey(database, { kind: 'command' }, 'NMH')
      return { params: { id: key.split('.')[0] ?? '' } }
    },
  ],
]
