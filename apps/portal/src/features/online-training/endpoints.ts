import type { Locale } from '@trivsel/content-contract/locales'

import { endpoint } from '#platform/api/endpoint.ts'
import type { PlayedVideo, TrainingVideos } from './contract.ts'

const videos = '/api/frontend/user/sports/training-videos'
const timeLimit = 10_000

type InLanguage = { language: Locale }

export const trainingEndpoints = {
  list: endpoint<{ query: InLanguage; answer: TrainingVideos }>()('GET', videos, { timeLimit }),
  details: endpoint<{ query: InLanguage; answer: PlayedVideo }>()('GET', `${videos}/:id`, {
    timeLimit,
  }),
  file: endpoint<{ answer: Blob }>()('GET', `${videos}/:id/file`),
  captions: endpoint<{ answer: string }>()('GET', `${videos}/:id/captions/:language`),
}
