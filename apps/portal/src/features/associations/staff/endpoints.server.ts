import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { AssociationId } from '#core/associations/contract.ts'
import { associationRefusals } from '#core/associations/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import {
  CreatedAssociation,
  MailingCount,
  MergePreview,
  StaffAssociationDetails,
  StaffAssociations,
} from '../model/contract.ts'
import { boardRefusals, staffRefusals } from '../model/refusals.ts'
import { staffEndpoints as endpoints } from './endpoints.ts'
import { Addition, Audience, Correction, Mailing, Merge, StateChange } from './forms.ts'

const access = { staff: ['caseworker'] } as const
const params = {
  schema: z.object({ id: AssociationId }),
  refusal: 'ASSOCIATION_NOT_FOUND',
} as const
const language = z.enum(locales)
const notFound = only(associationRefusals, 'ASSOCIATION_NOT_FOUND')
const changed = only(associationRefusals, 'ASSOCIATION_NOT_FOUND', 'ASSOCIATION_CHANGED')
const unfinished = only(boardRefusals, 'ASSOCIATION_UNFINISHED')
const refusalDetails = {
  ASSOCIATION_UNFINISHED: z.strictObject({ unfinished: z.array(z.string()) }),
}

export const describedStaff = {
  list: describeEndpoint(endpoints.list, {
    summary: 'All associations, by name, with figures.',
    access,
    answer: StaffAssociations,
  }),
  details: describeEndpoint(endpoints.details, {
    summary: 'One association: its facts, contact persons and history.',
    access,
    params,
    answer: StaffAssociationDetails,
    refusals: notFound,
  }),
  add: describeEndpoint(endpoints.add, {
    summary:
      'Adds an association that exists already, active at once. Its contact person is invited by mail.',
    access,
    body: Addition,
    answer: CreatedAssociation,
    status: 201,
    audits: ['association-added'],
    concerns: 'person',
  }),
  correct: describeEndpoint(endpoints.correct, {
    summary: 'Corrects the name, institution, campus and topic, and whether it is trusted.',
    access,
    params,
    body: Correction,
    answer: Done,
    refusals: changed,
    audits: ['association-corrected'],
    concerns: 'person',
  }),
  changeState: describeEndpoint(endpoints.changeState, {
    summary: 'Makes an association inactive or active, closes or reopens it.',
    access,
    params,
    query: z.object({ language }),
    body: StateChange,
    answer: Done,
    refusals: { ...changed, ...unfinished, ...only(staffRefusals, 'STEP_NOT_POSSIBLE') },
    refusalDetails,
    audits: ['association-state-changed'],
    concerns: 'person',
  }),
  previewMerge: describeEndpoint(endpoints.previewMerge, {
    summary: 'What would move if an association were merged into another one.',
    access,
    params,
    query: z.object({ language, into: z.uuid() }),
    answer: MergePreview,
    refusals: {
      ...notFound,
      ...only(staffRefusals, 'MERGE_WITH_ITSELF', 'MERGE_TARGET_INVALID', 'STEP_NOT_POSSIBLE'),
    },
  }),
  merge: describeEndpoint(endpoints.merge, {
    summary: 'Merges an association into another one: members and contact persons move.',
    access,
    params,
    query: z.object({ language }),
    body: Merge,
    answer: Done,
    refusals: {
      ...changed,
      ...unfinished,
      ...only(staffRefusals, 'MERGE_WITH_ITSELF', 'MERGE_TARGET_INVALID', 'STEP_NOT_POSSIBLE'),
    },
    refusalDetails,
    audits: ['association-merged'],
    concerns: 'person',
  }),
  countMailing: describeEndpoint(endpoints.countMailing, {
    summary: 'How many contact persons a mail would go to. Nothing is changed.',
    access,
    body: Audience,
    answer: MailingCount,
    audits: [],
    concerns: { nobody: 'it only counts' },
  }),
  sendMailing: describeEndpoint(endpoints.sendMailing, {
    summary: 'Sends a mail to the contact persons of all associations, or of some.',
    access,
    body: Mailing,
    answer: Done,
    refusals: only(staffRefusals, 'MAILING_CHANGED', 'MAILING_EMPTY'),
    audits: ['association-contacts-mailed'],
    concerns: { nobody: 'the same mail to all who answer for an association' },
  }),
}
