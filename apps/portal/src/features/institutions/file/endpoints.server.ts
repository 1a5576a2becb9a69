import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { institutionRefusals } from '../model/refusals.ts'
import { largestInstitutionFile } from './columns.ts'
import { FileImported, FilePreview, FileProblemShape, LineProblems } from './contract.ts'
import { fileEndpoints as endpoints } from './endpoints.ts'
import { fileRefusals } from './refusals.ts'

const file = {
  access: { staff: ['admin'] },
  body: { type: 'text/csv' },
  longestBody: largestInstitutionFile,
  refusalDetails: {
    FILE_INVALID: z.strictObject({ problem: FileProblemShape }),
    LINES_INVALID: z.strictObject({ problems: LineProblems }),
  },
} as const

export const fileDescribed = {
  preview: describeEndpoint(endpoints.preview, {
    summary: 'What the import of a file with institutions would do. Nothing is changed.',
    ...file,
    answer: FilePreview,
    refusals: only(fileRefusals, 'FILE_INVALID', 'LINES_INVALID'),
    audits: [],
    concerns: { nobody: 'what everybody chooses from' },
  }),
  importFile: describeEndpoint(endpoints.importFile, {
    summary: 'Imports a file with institutions as its preview has shown: all lines, or none.',
    ...file,
    query: z.object({ version: z.string().max(100) }),
    answer: FileImported,
    refusals: { ...fileRefusals, ...only(institutionRefusals, 'DBH_EXISTS') },
    audits: ['institution-saved'],
    concerns: { nobody: 'what everybody chooses from' },
  }),
}
