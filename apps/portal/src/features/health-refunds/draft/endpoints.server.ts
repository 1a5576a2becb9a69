import { accountRefusals } from '#core/accounts/contract.ts'
import { caseRefusals } from '#core/cases/contract.ts'
import { uploadRefusalDetails } from '#core/files/contract.ts'
import { longestUpload } from '#core/files/limits.ts'
import { uploadRefusals } from '#core/files/refusals.ts'
import { healthRefusals } from '#core/health-refunds/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { AddedFiles, Draft, SaveDraft, SavedDraft } from '../model/contract.ts'
import { applyRefusals } from '../model/refusals.ts'
import { draftEndpoints as endpoints } from './endpoints.ts'
import { DraftPlace } from './place.ts'

const ofPlace = {
  ...only(healthRefusals, 'HEALTH_SCHEME_NOT_FOUND'),
  ...only(caseRefusals, 'CASE_NOT_FOUND', 'STEP_NOT_POSSIBLE'),
}

export const draftDescribed = {
  read: describeEndpoint(endpoints.read, {
    summary: 'The form of a refund of health expenses, with what was saved of it.',
    access: 'user',
    query: DraftPlace,
    answer: Draft,
    refusals: ofPlace,
  }),
  save: describeEndpoint(endpoints.save, {
    summary: 'Saves a form that is not sent, valid or not; never an account number.',
    access: 'user',
    query: DraftPlace,
    body: SaveDraft,
    answer: SavedDraft,
    refusals: { ...ofPlace, ...only(applyRefusals, 'HEALTH_DRAFT_CHANGED') },
  }),
  discard: describeEndpoint(endpoints.discard, {
    summary: 'Throws a form that is not sent away, and its files.',
    access: 'user',
    query: DraftPlace,
    answer: Done,
  }),
  addFiles: describeEndpoint(endpoints.addFiles, {
    summary: 'Adds files to a form that is not sent, as parts “file”.',
    access: 'user',
    query: DraftPlace,
    body: { type: 'multipart/form-data' },
    longestBody: longestUpload,
    answer: AddedFiles,
    refusals: {
      ...ofPlace,
      ...only(applyRefusals, 'HEALTH_DRAFT_CHANGED'),
      ...uploadRefusals,
      ...only(accountRefusals, 'TOO_MANY_ATTEMPTS'),
    },
    refusalDetails: uploadRefusalDetails,
    limits: 'A hundred in a quarter of an hour.',
  }),
}
