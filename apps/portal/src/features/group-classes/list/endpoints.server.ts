import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import {
  GroupExerciseDetails,
  GroupExerciseId,
  GroupExercises,
  LanguageQuery,
} from '../model/contract.ts'
import { groupClassRefusals, refusalField } from '../model/refusals.ts'
import { streamType } from './answer-stream.server.ts'
import { classListEndpoints as endpoints } from './endpoints.ts'

export const listDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'The group classes of the coming days.',
    access: 'everybody',
    query: LanguageQuery,
    answer: GroupExercises,
    mayBeUnchanged: true,
  }),
  details: describeEndpoint(endpoints.details, {
    summary: 'One group class.',
    access: 'everybody',
    query: LanguageQuery,
    params: { schema: z.object({ id: GroupExerciseId }), refusal: 'CLASS_NOT_FOUND' },
    answer: GroupExerciseDetails,
    refusals: only(groupClassRefusals, 'CLASS_NOT_FOUND'),
    refusalField,
  }),
  changes: describeEndpoint(endpoints.changes, {
    summary: 'Changes in the list of group classes, as server-sent events.',
    access: 'everybody',
    answer: { kind: 'file', types: [streamType] },
  }),
}
