import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { OwnEntries, StaffEntries } from '../model/contract.ts'
import { EntryForm } from '../model/entry-form.ts'
import { suggestionBoxRefusals } from '../model/refusals.ts'
import { suggestionBoxEndpoints as endpoints } from './endpoints.ts'

const staff = { staff: ['contact', 'admin'] } as const

export const described = {
  own: describeEndpoint(endpoints.own, {
    summary: 'The suggestions of the user, the newest first.',
    access: 'user',
    answer: OwnEntries,
  }),
  write: describeEndpoint(endpoints.write, {
    summary: 'Sends a suggestion.',
    access: 'user',
    body: EntryForm,
    answer: Done,
    status: 201,
    refusals: only(suggestionBoxRefusals, 'TOO_MANY_WAITING'),
  }),
  all: describeEndpoint(endpoints.all, {
    summary: 'All suggestions, the newest first.',
    access: staff,
    answer: StaffEntries,
  }),
  markHandled: describeEndpoint(endpoints.markHandled, {
    summary: 'Marks a suggestion as handled. Its writer gets a mail the next morning.',
    access: staff,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'ENTRY_NOT_FOUND' },
    answer: Done,
    refusals: only(suggestionBoxRefusals, 'ENTRY_NOT_FOUND', 'ALREADY_HANDLED'),
    audits: ['suggestion-box-handled'],
    concerns: 'person',
  }),
}
