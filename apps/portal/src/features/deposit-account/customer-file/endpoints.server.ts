import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { largestCustomerFile } from './columns.ts'
import {
  CustomerExport,
  CustomerFileProblem,
  CustomerImports,
  CustomerLineProblems,
  CustomersPreview,
  ImportedCustomers,
  ImportProposed,
  ReceivedForm,
} from './contract.ts'
import { customerFileEndpoints as endpoints } from './endpoints.ts'
import { customerFileRefusals, customerImportRefusals } from './refusals.ts'

const access = { staff: ['caseworker'] } as const
const file = {
  access,
  body: { type: 'text/csv' },
  longestBody: largestCustomerFile,
  refusalDetails: {
    FILE_INVALID: z.strictObject({ problem: CustomerFileProblem }),
    LINES_INVALID: z.strictObject({ problems: CustomerLineProblems }),
  },
} as const
const ofFile = { nobody: 'a line that concerns the person who imports is refused by its number' }
const oneImport = {
  access,
  params: { schema: z.object({ id: z.uuid() }), refusal: 'IMPORT_NOT_FOUND' },
} as const

export const describedCustomerFile = {
  preview: describeEndpoint(endpoints.preview, {
    summary: 'What the import of a file with deposit customers would do. Nothing is changed.',
    ...file,
    answer: CustomersPreview,
    refusals: only(customerFileRefusals, 'FILE_INVALID', 'LINES_INVALID'),
    audits: [],
    concerns: ofFile,
  }),
  proposeImport: describeEndpoint(endpoints.proposeImport, {
    summary:
      'Proposes the import of a file with deposit customers as its preview has shown: all lines, or none. It counts when a second caseworker confirms it.',
    ...file,
    query: z.object({ version: z.string().max(100), fileName: z.string().min(1).max(200) }),
    answer: ImportProposed,
    refusals: customerFileRefusals,
    audits: ['deposit-import-proposed', 'proposal-made'],
    concerns: ofFile,
  }),
  list: describeEndpoint(endpoints.list, {
    summary: 'The latest imports of deposit customers, the newest first.',
    access,
    answer: CustomerImports,
  }),
  lines: describeEndpoint(endpoints.lines, {
    summary: 'The customers of an import.',
    ...oneImport,
    answer: ImportedCustomers,
    refusals: only(customerImportRefusals, 'IMPORT_NOT_FOUND'),
  }),
  proposeReceived: describeEndpoint(endpoints.proposeReceived, {
    summary:
      'Proposes that the bank has the money of an import since a day. It counts when a second caseworker confirms it.',
    ...oneImport,
    body: ReceivedForm,
    answer: Done,
    refusals: only(
      customerImportRefusals,
      'IMPORT_NOT_FOUND',
      'IMPORT_NOT_IN_FORCE',
      'IMPORT_RECEIVED',
      'RECEIVED_DATE',
      'NO_BANK_ACCOUNT',
    ),
    audits: ['proposal-made'],
    concerns: 'person',
  }),
  proposeUndo: describeEndpoint(endpoints.proposeUndo, {
    summary:
      'Proposes to undo an import while nothing has happened on its accounts. It counts when a second caseworker confirms it.',
    ...oneImport,
    answer: Done,
    refusals: only(
      customerImportRefusals,
      'IMPORT_NOT_FOUND',
      'IMPORT_NOT_IN_FORCE',
      'IMPORT_USED',
    ),
    audits: ['proposal-made'],
    concerns: 'person',
  }),
  invite: describeEndpoint(endpoints.invite, {
    summary:
      'Invites the people of an import who have neither logged in nor been invited to choose a password, by email.',
    ...oneImport,
    answer: z.strictObject({ invited: z.int() }),
    refusals: only(customerImportRefusals, 'IMPORT_NOT_FOUND', 'IMPORT_NOT_IN_FORCE'),
    audits: ['imported-customers-invited'],
    concerns: { nobody: 'the same mail to everybody of an import, which leads to a public page' },
  }),
  exportCustomers: describeEndpoint(endpoints.exportCustomers, {
    summary:
      'All deposit customers with a balance, with the columns of a file that can be imported.',
    access,
    answer: CustomerExport,
    audits: ['deposit-customers-exported'],
    concerns: { nobody: 'reads all accounts and changes none' },
  }),
}
