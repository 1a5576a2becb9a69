import type { Locale } from '@trivsel/content-contract/content'
import type { ContentVariables } from '@trivsel/content-contract/queries'

/** The question for every trainer at once: more than any organisation has. */
export function allTrainers(locale: Locale): ContentVariables<'staffList'> {
  return {
    locale,
    kind: 'personalTrainer',
    page: 1,
    pageSize: 100,
    healthCenter: null,
    fitnessClub: null,
    goal: null,
  }
}
