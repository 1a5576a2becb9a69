import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { calendarRefusals } from '../model/refusals.ts'
import { PublicCourse, PublicCourseId } from './contract.ts'
import { detailsEndpoints as endpoints } from './endpoints.ts'

const one = {
  access: 'everybody',
  params: { schema: PublicCourseId, refusal: 'COURSE_NOT_FOUND' },
  refusals: only(calendarRefusals, 'COURSE_NOT_FOUND'),
} as const

export const detailsDescribed = {
  read: describeEndpoint(endpoints.read, {
    ...one,
    summary: 'The public page of a course.',
    answer: PublicCourse,
  }),
  file: describeEndpoint(endpoints.file, {
    ...one,
    summary: 'All dates of a course as a file for a calendar.',
    query: z.object({ language: z.enum(locales).optional() }),
    answer: { kind: 'file', types: ['text/calendar'] },
  }),
}
