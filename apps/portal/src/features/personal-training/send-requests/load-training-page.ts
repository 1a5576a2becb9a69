import type { HelpText } from '@trivsel/content-contract/pages'
import { loadHelpText } from '#core/members-area/load-help-text.ts'
import { getLocale } from '#locale'
import { ApiError } from '#platform/api-client.ts'
import { fetchContent } from '#platform/content/fetch-content.ts'
import { pageOfKind, type RequestKind } from '../model/request-kinds.ts'
import { allTrainers } from './trainers.ts'

export type TrainingPageData = { help: HelpText | null; trainers: readonly string[] }

/** The editors' text and the names of the trainers. The form works without either of them. */
export async function loadTrainingPage(kind: RequestKind): Promise<TrainingPageData> {
  const [help, trainers] = await Promise.all([loadHelpText(pageOfKind[kind]), loadTrainers()])
  return { help, trainers }
}

async function loadTrainers(): Promise<string[]> {
  try {
    const { items } = await fetchContent('staffList', allTrainers(getLocale()))
    return items.map(({ displayName }) => displayName)
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}
