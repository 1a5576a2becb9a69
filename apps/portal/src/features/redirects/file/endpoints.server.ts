import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { redirectRefusals } from '../model/refusals.ts'
import { largestRedirectFile } from './columns.ts'
import { FileImported, FilePreview, FileProblemShape, LineProblems } from './contract.ts'
import { fileEndpoints as endpoints } from './endpoints.ts'
import { fileRefusals } from './refusals.ts'

const file = {
  access: { staff: ['admin'] },
  body: { type: 'text/csv' },
  longestBody: largestRedirectFile,
  refusalDetails: {
    FILE_INVALID: z.strictObject({ problem: FileProblemShape }),
    LINES_INVALID: z.strictObject({ problems: LineProblems }),
  },
  concerns: { nobody: 'addresses of the site' },
} as const

const tooMany = only(redirectRefusals, 'TOO_MANY_REDIRECTS')

export const fileDescribed = {
  preview: describeEndpoint(endpoints.preview, {
    summary: 'What the import of a file with redirects would do. Nothing is changed.',
    ...file,
    answer: FilePreview,
    refusals: { ...only(fileRefusals, 'FILE_INVALID', 'LINES_INVALID'), ...tooMany },
    audits: [],
  }),
  importFile: describeEndpoint(endpoints.importFile, {
    summary: 'Imports a file with redirects as its preview has shown: all lines, or none.',
    ...file,
    query: z.object({ version: z.string().max(100) }),
    answer: FileImported,
    refusals: { ...fileRefusals, ...tooMany },
    audits: ['redirect-saved'],
  }),
}
