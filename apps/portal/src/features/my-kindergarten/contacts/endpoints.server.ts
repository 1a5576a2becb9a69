import { z } from 'zod/mini'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { childParams } from '../model/child-params.server.ts'
import { NewContact } from '../model/contract.ts'
import { childRefusals, contactRefusals } from '../model/refusals.ts'
import { contactEndpoints as endpoints } from './endpoints.ts'

const params = {
  schema: z.object({ id: z.uuid(), contactId: z.uuid() }),
  refusal: 'CONTACT_NOT_FOUND',
} as const

export const contactsDescribed = {
  add: describeEndpoint(endpoints.add, {
    summary: 'A guardian adds somebody whom the kindergarten calls, or who may fetch a child.',
    access: 'user',
    params: childParams,
    body: NewContact,
    answer: Done,
    refusals: { ...childRefusals, ...contactRefusals },
  }),
  remove: describeEndpoint(endpoints.remove, {
    summary: 'A guardian removes a contact whom they see. Doing it again changes nothing.',
    access: 'user',
    params,
    answer: Done,
    refusals: { ...childRefusals, ...only(contactRefusals, 'CONTACT_NOT_FOUND') },
  }),
  restore: describeEndpoint(endpoints.restore, {
    summary: 'A guardian undoes the removal of a contact.',
    access: 'user',
    params,
    answer: Done,
    refusals: {
      ...childRefusals,
      ...only(contactRefusals, 'CONTACT_NOT_FOUND', 'CONTACTS_FULL'),
    },
  }),
}
