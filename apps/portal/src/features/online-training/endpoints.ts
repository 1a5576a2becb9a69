import type { Locale } from '@trivsel/content-contract/content'
import { route } from '#platform/api/endpoint.ts'
import type { PlayedVideo, TrainingVideos } from './contract.ts'

const videos = '/api/frontend/user/sports/training-videos'
const timeLimit = 10_000

type InLanguage = { language: Locale }

export const trainingEndpoints = {
  list: route<{ query: InLanguage; answer: TrainingVideos }>()('GET', videos, { timeLimit }),
  details: route<{ query: InLanguage; answer: PlayedVideo }>()('GET', `${videos}/:id`, {
    timeLimit,
  }),
  file: route<{ answer: Blob }>()('GET', `${videos}/:id/file`),
  captions: route<{ answer: string }>()('GET', `${videos}/:id/captions/:language`),
}
