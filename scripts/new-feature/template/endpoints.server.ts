import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { OwnEntries, StaffEntries } from './contract.ts'
import { suggestionBoxEndpoints as endpoints } from './endpoints.ts'
import { EntryForm } from './entry-form.ts'
import { suggestionBoxRefusals } from './refusals.ts'

const staff = { staff: ['contact', 'admin'] } as const

export const described = {
  own: describeEndpoint(endpoints.own, {
    summary: 'What one has written, the newest first.',
    access: 'user',
    answer: OwnEntries,
  }),
  write: describeEndpoint(endpoints.write, {
    summary: 'Writes something to us.',
    access: 'user',
    body: EntryForm,
    answer: Done,
    status: 201,
    refusals: only(suggestionBoxRefusals, 'TOO_MANY_WAITING'),
  }),
  all: describeEndpoint(endpoints.all, {
    summary: 'What people have written, the newest first.',
    access: staff,
    answer: StaffEntries,
  }),
  markHandled: describeEndpoint(endpoints.markHandled, {
    summary: 'Marks what somebody has written as handled. They are told by mail the next morning.',
    access: staff,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'ENTRY_NOT_FOUND' },
    answer: Done,
    refusals: only(suggestionBoxRefusals, 'ENTRY_NOT_FOUND', 'ALREADY_HANDLED'),
    audits: ['suggestion-box-handled'],
    concerns: 'person',
  }),
}
