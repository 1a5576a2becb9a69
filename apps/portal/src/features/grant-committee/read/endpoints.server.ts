import { z } from 'zod'
import { AttachmentId } from '#core/files/contract.ts'
import { mediaTypes } from '#core/files/file-types.ts'
import { downloadRefusals } from '#core/files/refusals.ts'
import { grantRefusals } from '#core/grants/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Reading, ReadingList, Readings, RoundsToRead } from '../model/contract.ts'
import { committeeRefusals } from '../model/refusals.ts'
import { readEndpoints as endpoints } from './endpoints.ts'

const access = { staff: ['committee'] } as const
const membership = only(grantRefusals, 'NOT_IN_COMMITTEE')
const ofRound = {
  access,
  params: { schema: z.object({ id: z.uuid() }), refusal: 'ROUND_NOT_FOUND' },
  refusals: { ...membership, ...only(committeeRefusals, 'ROUND_NOT_FOUND') },
} as const
const reading = {
  ...membership,
  ...only(grantRefusals, 'GRANT_NOT_FOUND', 'CONFLICT_OF_INTEREST'),
  ...only(committeeRefusals, 'ROUND_NOT_FOUND'),
}

export const readDescribed = {
  rounds: describeEndpoint(endpoints.rounds, {
    summary: 'Rounds of grants that the committee reads, and how far the caller has come.',
    access,
    answer: RoundsToRead,
    refusals: membership,
  }),
  list: describeEndpoint(endpoints.list, {
    summary:
      'The list of a meeting. Cases in which the caller takes no part have their applicant and title alone.',
    ...ofRound,
    answer: ReadingList,
  }),
  round: describeEndpoint(endpoints.round, {
    summary: 'All applications of a round in which the caller takes part, as they were sent last.',
    ...ofRound,
    answer: Readings,
  }),
  application: describeEndpoint(endpoints.application, {
    summary: 'An application, what members write about it, and others’ points after one’s own.',
    access,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'GRANT_NOT_FOUND' },
    answer: Reading,
    refusals: reading,
  }),
  file: describeEndpoint(endpoints.file, {
    summary: 'A file that an application was sent with, for the committee.',
    access,
    params: { schema: z.object({ id: z.uuid(), file: AttachmentId }), refusal: 'FILE_NOT_FOUND' },
    answer: { kind: 'file', types: mediaTypes },
    refusals: { ...reading, ...downloadRefusals },
  }),
}
