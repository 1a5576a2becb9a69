import type { AuditedCalls } from '#testing/audited.testing.ts'
import { editDescribed } from './edit/endpoints.server.ts'
import { fileDescribed } from './file/endpoints.server.ts'
import { previewImport } from './file/import-redirects.server.ts'
import { readRedirectFile } from './file/read-redirect-file.ts'
import { missedDescribed } from './missed/endpoints.server.ts'
import { missedAddress } from './model/tables.server.ts'

const file = 'from;to\n/eldre;/ny\n'

export const auditedCalls: AuditedCalls = [
  [
    editDescribed.save,
    async () => ({ body: { action: 'add', form: { from: '/gammel', to: '/ny' } } }),
  ],
  [
    missedDescribed.ignore,
    async (database) => {
      const days = { firstDay: '2026-11-01', lastDay: '2026-11-02' }
      await database.insert(missedAddress).values({ address: '/borte', count: 2, ...days })
      return { body: { address: '/borte', isIgnored: true } }
    },
  ],
  [fileDescribed.preview, async () => ({ body: file })],
  [
    fileDescribed.importFile,
    async (database) => {
      const read = readRedirectFile(file)
      if ('problem' in read) throw new Error('the file cannot be read')
      const { version } = await previewImport(database, read.lines, 'https://site.example')
      return { query: { version }, body: file }
    },
  ],
]
