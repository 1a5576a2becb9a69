import { z } from 'zod'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { ReasonForm } from '../model/forms.ts'
import { kindergartenChildRefusals as known } from '../model/refusals.ts'
import { ChildHealth } from './contract.ts'
import { careEndpoints as endpoints } from './endpoints.ts'
import { HealthForm } from './forms.ts'

const access = { staff: kindergartenRoles } as const
const onChild = {
  access,
  params: { schema: z.object({ id: z.uuid() }), refusal: 'CHILD_NOT_FOUND' },
  concerns: 'person',
} as const

const onContact = {
  access,
  params: {
    schema: z.object({ id: z.uuid(), contactId: z.uuid() }),
    refusal: 'CONTACT_NOT_FOUND',
  },
  concerns: 'person',
} as const

export const careDescribed = {
  openHealth: describeEndpoint(endpoints.openHealth, {
    summary:
      'What employees have to know of a child. Who looked is audited; its guardians read it.',
    ...onChild,
    answer: ChildHealth,
    refusals: only(known, 'CHILD_NOT_FOUND'),
    audits: ['kindergarten-health-viewed'],
  }),
  saveHealth: describeEndpoint(endpoints.saveHealth, {
    summary: 'Saves what employees have to know of a child.',
    ...onChild,
    body: HealthForm,
    answer: Done,
    refusals: only(known, 'CHILD_NOT_FOUND', 'KINDERGARTEN_CHANGED'),
    audits: ['kindergarten-health-saved'],
  }),
  confirmContact: describeEndpoint(endpoints.confirmContact, {
    summary: 'Lets a contact of a blocked guardian count again, as one of the kindergarten.',
    ...onContact,
    answer: Done,
    refusals: only(known, 'CHILD_NOT_FOUND', 'CONTACT_NOT_FOUND'),
    audits: ['kindergarten-contact-confirmed'],
  }),
  removeContact: describeEndpoint(endpoints.removeContact, {
    summary: 'Removes a contact of a child, or somebody who may fetch it.',
    ...onContact,
    body: ReasonForm,
    answer: Done,
    refusals: only(known, 'CHILD_NOT_FOUND', 'CONTACT_NOT_FOUND'),
    audits: ['kindergarten-contact-removed'],
  }),
}
