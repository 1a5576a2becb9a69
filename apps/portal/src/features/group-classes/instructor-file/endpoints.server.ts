import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { largestInstructorFile } from './columns.ts'
import {
  InstructorFileProblem,
  InstructorLineProblems,
  InstructorsImported,
  InstructorsPreview,
} from './contract.ts'
import { instructorFileEndpoints as endpoints } from './endpoints.ts'
import { instructorFileRefusals } from './refusals.ts'

const file = {
  access: { staff: ['sports', 'admin'] },
  body: { type: 'text/csv' },
  longestBody: largestInstructorFile,
  refusalDetails: {
    FILE_INVALID: z.strictObject({ problem: InstructorFileProblem }),
    LINES_INVALID: z.strictObject({ problems: InstructorLineProblems }),
  },
} as const

export const instructorFileDescribed = {
  preview: describeEndpoint(endpoints.preview, {
    summary: 'What the import of a file with instructors would do. Nothing is changed.',
    ...file,
    answer: InstructorsPreview,
    refusals: only(instructorFileRefusals, 'FILE_INVALID', 'LINES_INVALID'),
    audits: [],
    concerns: { nobody: 'what classes are planned with' },
  }),
  importFile: describeEndpoint(endpoints.importFile, {
    summary: 'Imports a file with instructors as its preview has shown: all lines, or none.',
    ...file,
    query: z.object({ version: z.string().max(100) }),
    answer: InstructorsImported,
    refusals: instructorFileRefusals,
    audits: ['instructor-saved'],
    concerns: { nobody: 'what classes are planned with' },
  }),
}
