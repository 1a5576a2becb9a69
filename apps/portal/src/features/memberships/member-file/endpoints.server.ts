import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { largestMemberFile } from './columns.ts'
import {
  MemberExport,
  MemberFileProblem,
  MemberImports,
  MemberLineProblems,
  MembersImported,
  MembersPreview,
} from './contract.ts'
import { memberFileEndpoints as endpoints } from './endpoints.ts'
import { memberFileRefusals, memberImportRefusals } from './refusals.ts'

const access = { staff: ['admin'] } as const
const file = {
  access,
  body: { type: 'text/csv' },
  longestBody: largestMemberFile,
  refusalDetails: {
    FILE_INVALID: z.strictObject({ problem: MemberFileProblem }),
    LINES_INVALID: z.strictObject({ problems: MemberLineProblems }),
  },
} as const
const ofFile = { nobody: 'a line that concerns the person who imports is refused by its number' }
const oneImport = {
  access,
  params: { schema: z.object({ id: z.uuid() }), refusal: 'IMPORT_NOT_FOUND' },
} as const

export const memberFileDescribed = {
  preview: describeEndpoint(endpoints.preview, {
    summary: 'What the import of a file with members would do. Nothing is changed.',
    ...file,
    answer: MembersPreview,
    refusals: only(memberFileRefusals, 'FILE_INVALID', 'LINES_INVALID'),
    audits: [],
    concerns: ofFile,
  }),
  importFile: describeEndpoint(endpoints.importFile, {
    summary: 'Imports a file with members as its preview has shown: all lines, or none.',
    ...file,
    query: z.object({ version: z.string().max(100), fileName: z.string().min(1).max(200) }),
    answer: MembersImported,
    refusals: memberFileRefusals,
    audits: ['members-imported'],
    concerns: ofFile,
  }),
  list: describeEndpoint(endpoints.list, {
    summary: 'The latest imports of members, the newest first.',
    access,
    answer: MemberImports,
  }),
  invite: describeEndpoint(endpoints.invite, {
    summary:
      'Invites the people of an import who have neither logged in nor been invited to choose a password, by email.',
    ...oneImport,
    answer: z.strictObject({ invited: z.int() }),
    refusals: only(memberImportRefusals, 'IMPORT_NOT_FOUND', 'IMPORT_UNDONE'),
    audits: ['imported-members-invited'],
    concerns: { nobody: 'people who have never logged in' },
  }),
  undo: describeEndpoint(endpoints.undo, {
    summary:
      'Removes the memberships and accounts that an import added, while nobody has used any of them.',
    ...oneImport,
    answer: z.strictObject({ memberships: z.int(), accounts: z.int() }),
    refusals: memberImportRefusals,
    refusalDetails: {
      IMPORT_USED: z.strictObject({ memberships: z.int(), accounts: z.int() }),
    },
    audits: ['member-import-undone'],
    concerns: 'person',
  }),
  exportMembers: describeEndpoint(endpoints.exportMembers, {
    summary: 'All memberships, with the columns of a file that can be imported.',
    access,
    answer: MemberExport,
    audits: ['members-exported'],
    concerns: { nobody: 'reads all memberships and changes none' },
  }),
}
