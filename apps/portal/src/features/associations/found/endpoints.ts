import type { Locale } from '@trivsel/content-contract/locales'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { FounderQuestion, Founding, SentApplication } from '../model/contract.ts'
import type { FounderAnswer, FounderToken, FounderWanted, OwnOne } from './forms.ts'

const own = '/api/frontend/user/association-application'
const founders = '/api/frontend/association-founders'

/** Ten megabytes over a slow line. */
const timeLimit = 200_000

export const foundEndpoints = {
  founding: endpoint<{ answer: Founding }>()('GET', own),
  sendApplication: endpoint<{
    query: { language: Locale }
    body: FormData
    answer: SentApplication
  }>()('POST', own, { timeLimit }),
  editApplication: endpoint<{
    query: { id: string; language: Locale }
    body: FormData
    answer: SentApplication
  }>()('PUT', own, { timeLimit }),
  remindFounder: endpoint<{ body: FounderWanted; answer: Done }>()('POST', `${own}/reminders`),
  withdrawApplication: endpoint<{ body: OwnOne; answer: Done }>()('POST', `${own}/withdrawal`),
  founderQuestion: endpoint<{ body: FounderToken; answer: FounderQuestion }>()(
    'POST',
    `${founders}/question`,
  ),
  answerAsFounder: endpoint<{ body: FounderAnswer; answer: Done }>()('POST', `${founders}/answer`),
}
