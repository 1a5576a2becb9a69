import { z } from 'zod'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { largestChildFile } from './columns.ts'
import {
  Answers,
  ChildFileProblem,
  ChildImports,
  ChildLineProblems,
  ChildrenImported,
  ChildrenPreview,
} from './contract.ts'
import { childFileEndpoints as endpoints } from './endpoints.ts'
import { childFileRefusals, childImportRefusals } from './refusals.ts'

const access = { staff: kindergartenRoles } as const
const file = {
  access,
  body: { type: 'text/csv' },
  longestBody: largestChildFile,
  refusalDetails: {
    FILE_INVALID: z.strictObject({ problem: ChildFileProblem }),
    LINES_INVALID: z.strictObject({ problems: ChildLineProblems }),
  },
} as const
const ofFile = { nobody: 'a line about a child of the person who imports is refused by its number' }

export const childFileDescribed = {
  preview: describeEndpoint(endpoints.preview, {
    summary: 'What the import of a file with children would do. Nothing is changed.',
    ...file,
    answer: ChildrenPreview,
    refusals: only(childFileRefusals, 'FILE_INVALID', 'LINES_INVALID'),
    audits: [],
    concerns: ofFile,
  }),
  importFile: describeEndpoint(endpoints.importFile, {
    summary:
      'Imports a file with children as its preview has shown: all lines, or none. No access is opened and no block ended.',
    ...file,
    query: z.object({
      version: z.string().max(100),
      fileName: z.string().min(1).max(200),
      answers: Answers,
    }),
    answer: ChildrenImported,
    refusals: childFileRefusals,
    audits: ['kindergarten-children-imported'],
    concerns: ofFile,
  }),
  list: describeEndpoint(endpoints.list, {
    summary: 'The latest imports of children, the newest first.',
    access,
    answer: ChildImports,
  }),
  undo: describeEndpoint(endpoints.undo, {
    summary:
      'Removes the children that an import added, while nothing was recorded of any of them.',
    access,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'IMPORT_NOT_FOUND' },
    answer: z.strictObject({ children: z.int() }),
    refusals: childImportRefusals,
    refusalDetails: { IMPORT_USED: z.strictObject({ children: z.int() }) },
    audits: ['kindergarten-import-undone'],
    concerns: 'person',
  }),
}
