import type { AuditedCalls } from '#testing/audited.testing.ts'
import { describedList } from './list/endpoints.server.ts'
import { addScheme, versionForm } from './testing/health-schemes.testing.server.ts'
import { describedVersions } from './versions/endpoints.server.ts'

export const auditedCalls: AuditedCalls = [
  [describedVersions.propose, async () => ({ body: versionForm() })],
  [
    describedList.save,
    async (database) => ({
      params: { id: await addScheme(database) },
      body: {
        name: { no: 'Helse', en: 'Health' },
        intro: { no: '', en: '' },
        position: 1,
        version: 1,
      },
    }),
  ],
  [
    describedList.end,
    async (database) => ({
      params: { id: await addScheme(database) },
      body: { endsOn: '2026-12-31', version: 1 },
    }),
  ],
]
