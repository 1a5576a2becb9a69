import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { associationRefusals } from '#core/associations/refusals.ts'
import { uploadRefusalDetails } from '#core/files/contract.ts'
import { mediaTypes } from '#core/files/file-types.ts'
import { longestUpload } from '#core/files/limits.ts'
import { downloadRefusals, uploadRefusals } from '#core/files/refusals.ts'
import { grantRefusals } from '#core/grants/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { byApplicant, ofFile, ofGrant } from '../model/endpoint-parts.server.ts'
import { ReportForm, VersionForm } from '../model/forms.ts'
import { fundingRefusals } from '../model/refusals.ts'
import { reportEndpoints as endpoints } from './endpoints.ts'

export const reportDescribed = {
  save: describeEndpoint(endpoints.save, {
    summary: 'Saves the draft of a report, which all of the board share.',
    access: 'user',
    params: ofGrant,
    body: ReportForm,
    answer: z.strictObject({ version: z.int() }),
    refusals: { ...byApplicant, ...only(fundingRefusals, 'REPORT_CHANGED') },
  }),
  send: describeEndpoint(endpoints.send, {
    summary: 'Sends the report of a grant with its accounts and receipts.',
    access: 'user',
    params: ofGrant,
    body: VersionForm,
    answer: Done,
    refusals: {
      ...byApplicant,
      ...only(
        fundingRefusals,
        'REPORT_CHANGED',
        'REPORT_TEXT_MISSING',
        'REPORT_LINE_UNNAMED',
        'REPORT_RECEIPTS_MISSING',
      ),
    },
  }),
  addFiles: describeEndpoint(endpoints.addFiles, {
    summary: 'Adds receipts to the draft of a report, in parts “file”.',
    access: 'user',
    params: ofGrant,
    body: { type: 'multipart/form-data' },
    longestBody: longestUpload,
    answer: Done,
    refusals: {
      ...byApplicant,
      ...uploadRefusals,
      ...only(accountRefusals, 'TOO_MANY_ATTEMPTS'),
    },
    refusalDetails: uploadRefusalDetails,
    limits: 'Forty in a quarter of an hour.',
  }),
  removeFile: describeEndpoint(endpoints.removeFile, {
    summary: 'Takes a receipt out of the draft of a report.',
    access: 'user',
    params: ofFile,
    answer: Done,
    refusals: { ...byApplicant, ...downloadRefusals },
  }),
  file: describeEndpoint(endpoints.file, {
    summary: 'A receipt of a report, for its applicant.',
    access: 'user',
    params: ofFile,
    answer: { kind: 'file', types: mediaTypes },
    refusals: {
      ...downloadRefusals,
      ...only(grantRefusals, 'GRANT_NOT_FOUND'),
      ...only(associationRefusals, 'ASSOCIATION_RIGHT_MISSING'),
    },
  }),
}
