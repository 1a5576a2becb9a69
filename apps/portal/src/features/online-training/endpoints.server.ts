import { locales } from '@trivsel/content-contract/locales'

import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { PlayedVideo, TrainingVideos } from './contract.ts'
import { trainingEndpoints as endpoints } from './endpoints.ts'
import { trainingRefusals } from './refusals.ts'

const inLanguage = z.object({ language: z.enum(locales) })
const id = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .pipe(z.int().positive())
const oneVideo = {
  access: 'user',
  params: { schema: z.object({ id }), refusal: 'VIDEO_NOT_FOUND' },
  refusals: only(trainingRefusals, 'NOT_A_MEMBER', 'VIDEO_NOT_FOUND', 'CONTENT_UNAVAILABLE'),
} as const

export const described = {
  list: describeEndpoint(endpoints.list, {
    summary: 'The training videos for members, in the editors’ order.',
    access: 'user',
    query: inLanguage,
    answer: TrainingVideos,
    refusals: only(trainingRefusals, 'NOT_A_MEMBER', 'CONTENT_UNAVAILABLE'),
  }),
  details: describeEndpoint(endpoints.details, {
    ...oneVideo,
    summary: 'A training video and its source.',
    query: inLanguage,
    answer: PlayedVideo,
  }),
  file: describeEndpoint(endpoints.file, {
    ...oneVideo,
    summary: 'The file of a training video, or the requested range of it.',
    answer: { kind: 'file', types: ['video/mp4', 'video/webm'], inParts: true },
    refusals: trainingRefusals,
  }),
  captions: describeEndpoint(endpoints.captions, {
    ...oneVideo,
    summary: 'The captions of a training video in one language.',
    params: { schema: z.object({ id, language: z.enum(locales) }), refusal: 'VIDEO_NOT_FOUND' },
    answer: { kind: 'file', types: ['text/vtt'] },
  }),
}
