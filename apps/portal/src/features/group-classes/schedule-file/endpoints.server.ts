import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { LanguageQuery } from '../model/contract.ts'
import { largestScheduleFile } from './columns.ts'
import {
  ScheduleFilePreview,
  ScheduleFileProblem,
  ScheduleImported,
  ScheduleImports,
  ScheduleImportUndone,
  ScheduleLineProblems,
} from './contract.ts'
import { scheduleFileEndpoints as endpoints } from './endpoints.ts'
import { scheduleFileRefusals, scheduleImportRefusals } from './refusals.ts'

const access = { staff: ['sports', 'admin'] } as const
const file = {
  access,
  body: { type: 'text/csv' },
  longestBody: largestScheduleFile,
  refusalDetails: {
    FILE_INVALID: z.strictObject({ problem: ScheduleFileProblem }),
    LINES_INVALID: z.strictObject({ problems: ScheduleLineProblems }),
  },
} as const

export const scheduleFileDescribed = {
  preview: describeEndpoint(endpoints.preview, {
    summary: 'What the import of a file with the weekly schedule would do. Nothing is changed.',
    ...file,
    query: LanguageQuery,
    answer: ScheduleFilePreview,
    refusals: only(scheduleFileRefusals, 'FILE_INVALID', 'LINES_INVALID'),
    audits: [],
    concerns: { nobody: 'a schedule for everybody' },
  }),
  importFile: describeEndpoint(endpoints.importFile, {
    summary:
      'Imports a file with the weekly schedule as its preview has shown: all lines, or none. Members are notified by mail.',
    ...file,
    query: z.object({ version: z.string().max(100) }),
    answer: ScheduleImported,
    refusals: scheduleFileRefusals,
    audits: [
      'class-schedule-imported',
      'class-row-added',
      'class-row-changed',
      'class-row-ended',
      'class-cancelled',
      'class-resized',
      'class-moved-to-room',
      'class-instructor-substituted',
    ],
    concerns: { nobody: 'a schedule for everybody' },
  }),
  listImports: describeEndpoint(endpoints.listImports, {
    summary: 'The latest imports of the weekly schedule, the newest first.',
    access,
    answer: ScheduleImports,
  }),
  undo: describeEndpoint(endpoints.undo, {
    summary:
      'Removes the classes that an import added, while none of them has been held, booked or changed.',
    access,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'IMPORT_NOT_FOUND' },
    answer: ScheduleImportUndone,
    refusals: scheduleImportRefusals,
    refusalDetails: { IMPORT_USED: ScheduleImportUndone },
    audits: ['class-schedule-import-undone'],
    concerns: { nobody: 'a schedule for everybody' },
  }),
}
