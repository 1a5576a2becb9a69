import { z } from 'zod'
import { AssociationId } from '#core/associations/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { registerRefusals } from '../model/refusals.ts'
import { largestInviteFile } from './columns.ts'
import {
  FileImported,
  FileImports,
  ImportUndone,
  InviteFileProblem,
  InviteLineProblems,
  InvitePreview,
} from './contract.ts'
import { fileEndpoints as endpoints } from './endpoints.ts'

const params = { schema: z.object({ id: AssociationId }), refusal: 'ASSOCIATION_NOT_FOUND' }
const reading = only(registerRefusals, 'ASSOCIATION_NOT_FOUND', 'ASSOCIATION_RIGHT_MISSING')
const file = {
  access: 'user',
  body: { type: 'text/csv' },
  longestBody: largestInviteFile,
  refusalDetails: {
    FILE_INVALID: z.strictObject({ problem: InviteFileProblem }),
    LINES_INVALID: z.strictObject({ problems: InviteLineProblems }),
  },
} as const
const ofFile = {
  ...reading,
  ...only(registerRefusals, 'ASSOCIATION_STATE', 'FILE_INVALID', 'LINES_INVALID'),
}

export const fileDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'The latest files of people who were invited, with how far their mails have come.',
    access: 'user',
    params,
    answer: FileImports,
    refusals: reading,
  }),
  preview: describeEndpoint(endpoints.preview, {
    summary: 'Whom a file would invite. Nothing is changed.',
    ...file,
    query: z.object({ association: AssociationId }),
    answer: InvitePreview,
    refusals: ofFile,
  }),
  importFile: describeEndpoint(endpoints.importFile, {
    summary:
      'Invites the people of a file as its preview has shown: all of them, or none. Nobody becomes a member by it.',
    ...file,
    query: z.object({
      association: AssociationId,
      version: z.string().max(100),
      fileName: z.string().min(1).max(200),
    }),
    answer: FileImported,
    refusals: { ...ofFile, ...only(registerRefusals, 'FILE_OUTDATED', 'TOO_MANY_INVITATIONS') },
  }),
  undo: describeEndpoint(endpoints.undo, {
    summary: 'Takes back every invitation of a file that nobody has answered.',
    access: 'user',
    params: {
      schema: z.object({ id: AssociationId, importId: z.uuid() }),
      refusal: 'IMPORT_NOT_FOUND',
    },
    answer: ImportUndone,
    refusals: {
      ...reading,
      ...only(registerRefusals, 'ASSOCIATION_STATE', 'IMPORT_NOT_FOUND', 'IMPORT_UNDONE'),
    },
  }),
}
