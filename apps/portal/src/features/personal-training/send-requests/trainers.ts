import type { Locale } from '@trivsel/content-contract/locales'

import type { ContentVariables } from '@trivsel/content-contract/queries'

/** Variables of the query for all trainers: no organisation has more than one page of them. */
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
