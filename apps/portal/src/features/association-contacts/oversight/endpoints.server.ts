import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { AttachmentId } from '#core/files/contract.ts'
import { mediaTypes } from '#core/files/file-types.ts'
import { downloadRefusals } from '#core/files/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { AttentionList, StaffContactsView } from '../model/contract.ts'
import { AppointForm, WhyForm } from '../model/forms.ts'
import { contactRefusals } from '../model/refusals.ts'
import { oversightEndpoints as endpoints } from './endpoints.ts'

const caseworkers = { staff: ['caseworker'] } as const
const association = {
  schema: z.object({ id: z.uuid() }),
  refusal: 'ASSOCIATION_NOT_FOUND',
} as const

export const described = {
  attention: describeEndpoint(endpoints.attention, {
    summary:
      'Associations without contact persons, and those whose hand-over has waited for a month.',
    access: caseworkers,
    answer: AttentionList,
  }),
  staffContacts: describeEndpoint(endpoints.staffContacts, {
    summary: 'Contact persons, open invitations and general assemblies of one association.',
    access: caseworkers,
    params: association,
    answer: StaffContactsView,
    refusals: only(contactRefusals, 'ASSOCIATION_NOT_FOUND'),
  }),
  appoint: describeEndpoint(endpoints.appoint, {
    summary: 'Invites a contact person whom the minutes name; nobody appoints themselves.',
    access: caseworkers,
    params: association,
    query: z.object({ language: z.enum(locales) }),
    body: AppointForm,
    answer: Done,
    status: 201,
    refusals: only(
      contactRefusals,
      'ASSOCIATION_NOT_FOUND',
      'ASSOCIATION_STATE',
      'ALREADY_INVITED',
      'TOO_MANY_INVITATIONS',
    ),
    audits: ['association-contact-appointed'],
    concerns: 'person',
  }),
  removeContact: describeEndpoint(endpoints.removeContact, {
    summary: 'Removes a contact person, who is told so by mail.',
    access: caseworkers,
    params: {
      schema: z.object({ id: z.uuid(), contact: z.uuid() }),
      refusal: 'CONTACT_NOT_FOUND',
    },
    body: WhyForm,
    answer: Done,
    refusals: only(contactRefusals, 'ASSOCIATION_NOT_FOUND', 'CONTACT_NOT_FOUND'),
    audits: ['association-contact-removed'],
    concerns: 'person',
  }),
  correctAssembly: describeEndpoint(endpoints.correctAssembly, {
    summary: 'Undoes a general assembly that was registered wrongly: roles are as before.',
    access: caseworkers,
    params: {
      schema: z.object({ id: z.uuid(), assembly: z.uuid() }),
      refusal: 'ASSEMBLY_NOT_FOUND',
    },
    body: WhyForm,
    answer: Done,
    refusals: only(contactRefusals, 'ASSOCIATION_NOT_FOUND', 'ASSEMBLY_NOT_FOUND'),
    audits: ['association-assembly-corrected'],
    concerns: 'person',
  }),
  staffMinutes: describeEndpoint(endpoints.staffMinutes, {
    summary: 'The minutes of a general assembly, for staff.',
    access: caseworkers,
    params: {
      schema: z.object({ id: z.uuid(), assembly: z.uuid(), file: AttachmentId }),
      refusal: 'FILE_NOT_FOUND',
    },
    answer: { kind: 'file', types: mediaTypes },
    refusals: downloadRefusals,
  }),
}
