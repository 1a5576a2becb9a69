import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { largestStaffFile } from './columns.ts'
import { StaffFileProblem, StaffImported, StaffLineProblems, StaffPreview } from './contract.ts'
import { staffFileEndpoints as endpoints } from './endpoints.ts'
import { staffFileRefusals } from './refusals.ts'

const file = {
  access: { staff: ['admin'] },
  body: { type: 'text/csv' },
  longestBody: largestStaffFile,
  refusalDetails: {
    FILE_INVALID: z.strictObject({ problem: StaffFileProblem }),
    LINES_INVALID: z.strictObject({ problems: StaffLineProblems }),
  },
  concerns: { nobody: 'a line that concerns the person who imports is refused by its number' },
} as const

export const staffFileDescribed = {
  preview: describeEndpoint(endpoints.preview, {
    summary: 'What the import of a file with members of staff would do. Nothing is changed.',
    ...file,
    answer: StaffPreview,
    refusals: only(staffFileRefusals, 'FILE_INVALID', 'LINES_INVALID'),
    audits: [],
  }),
  importFile: describeEndpoint(endpoints.importFile, {
    summary:
      'Invites the people of a file to the staff, and changes the roles of those who are of it, as its preview has shown: all lines, or none. What a second administrator must confirm is proposed.',
    ...file,
    query: z.object({ version: z.string().max(100), locale: z.enum(locales) }),
    answer: StaffImported,
    refusals: staffFileRefusals,
    audits: ['staff-invited', 'staff-roles-changed', 'proposal-made', 'proposal-withdrawn'],
  }),
}
