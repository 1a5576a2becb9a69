import { issueInstitutionKey } from '#core/semester-registrations/institution-keys.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import { fileDescribed } from './file/endpoints.server.ts'
import { previewImport } from './file/import-institutions.server.ts'
import { readInstitutionFile } from './file/read-institution-file.ts'
import { setupDescribed } from './setup/endpoints.server.ts'

const file =
  'code;name_no;name_en;campus;dbh;depositForm;active\nFjordvel;Fjordvel;Fjordvel;;;degree;ja\n'

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
  [fileDescribed.preview, async () => ({ body: file })],
  [
    fileDescribed.importFile,
    async (database) => {
      const read = readInstitutionFile(file)
      if ('problem' in read) throw new Error('the file cannot be read')
      const { version } = await previewImport(database, read.lines)
      return { query: { version }, body: file }
    },
  ],
]
