import { z } from 'zod'
import { describeRoute, only } from '#platform/api/describe-route.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { OwnEntries, StaffEntries } from './contract.ts'
import { suggestionBoxRoutes as routes } from './endpoints.ts'
import { EntryForm } from './entry-form.ts'
import { suggestionBoxRefusals } from './refusals.ts'

const staff = { staff: ['contact', 'admin'] } as const

export const described = {
  own: describeRoute(routes.own, {
    summary: 'What one has written, the newest first.',
    mayAsk: 'user',
    answer: OwnEntries,
  }),
  write: describeRoute(routes.write, {
    summary: 'Writes something to us.',
    mayAsk: 'user',
    body: EntryForm,
    answer: Done,
    status: 201,
    refusals: only(suggestionBoxRefusals, 'TOO_MANY_WAITING'),
  }),
  all: describeRoute(routes.all, {
    summary: 'What people have written, the newest first.',
    mayAsk: staff,
    answer: StaffEntries,
  }),
  markHandled: describeRoute(routes.markHandled, {
    summary: 'Marks what somebody has written as handled. They are told by mail the next morning.',
    mayAsk: staff,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'ENTRY_NOT_FOUND' },
    answer: Done,
    refusals: only(suggestionBoxRefusals, 'ENTRY_NOT_FOUND', 'ALREADY_HANDLED'),
    audits: ['suggestion-box-handled'],
    concerns: 'person',
  }),
}
