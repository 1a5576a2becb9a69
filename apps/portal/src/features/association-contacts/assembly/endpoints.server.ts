import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { AttachmentId, uploadRefusalDetails } from '#core/files/contract.ts'
import { mediaTypes } from '#core/files/file-types.ts'
import { longestUpload } from '#core/files/limits.ts'
import { downloadRefusals, uploadRefusals } from '#core/files/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { AssembliesView, RegisteredAssembly } from '../model/contract.ts'
import { AcceptForm } from '../model/forms.ts'
import { contactRefusals } from '../model/refusals.ts'
import { assemblyEndpoints as endpoints } from './endpoints.ts'

const association = {
  schema: z.object({ id: z.uuid() }),
  refusal: 'ASSOCIATION_NOT_FOUND',
} as const
const assembly = {
  schema: z.object({ id: z.uuid(), assembly: z.uuid() }),
  refusal: 'ASSEMBLY_NOT_FOUND',
} as const
const ofContact = ['ASSOCIATION_NOT_FOUND', 'ASSOCIATION_RIGHT_MISSING'] as const

export const described = {
  assemblies: describeEndpoint(endpoints.assemblies, {
    summary: 'The general assemblies of an association, with what each hands over.',
    access: 'user',
    params: association,
    answer: AssembliesView,
    refusals: only(contactRefusals, ...ofContact),
  }),
  register: describeEndpoint(endpoints.register, {
    summary:
      'Registers a general assembly: a part “content” of JSON, and the minutes in a part “file”. Roles change at its day, and the hand-over begins.',
    access: 'user',
    params: association,
    query: z.object({ language: z.enum(locales) }),
    body: { type: 'multipart/form-data' },
    longestBody: longestUpload,
    answer: RegisteredAssembly,
    status: 201,
    refusals: {
      ...only(
        contactRefusals,
        ...ofContact,
        'ASSOCIATION_STATE',
        'TOO_MANY_INVITATIONS',
        'ALREADY_INVITED',
        'ASSEMBLY_EXISTS',
        'ASSEMBLY_IN_FUTURE',
        'ASSEMBLY_TOO_OLD',
        'ASSEMBLY_ROLE_UNKNOWN',
        'ASSEMBLY_PERSON_UNKNOWN',
        'ASSEMBLY_WITHOUT_CONTACT',
        'MINUTES_NOT_PDF',
        'CONTACT_NOT_FOUND',
      ),
      ...uploadRefusals,
      ...only(accountRefusals, 'TOO_MANY_ATTEMPTS'),
    },
    refusalDetails: uploadRefusalDetails,
    limits: 'Twenty in a quarter of an hour.',
  }),
  withdrawAssembly: describeEndpoint(endpoints.withdrawAssembly, {
    summary: 'Withdraws a general assembly within seven days: roles are as they were before.',
    access: 'user',
    params: assembly,
    answer: Done,
    refusals: only(contactRefusals, ...ofContact, 'ASSEMBLY_NOT_FOUND', 'WITHDRAWAL_TOO_LATE'),
  }),
  minutes: describeEndpoint(endpoints.minutes, {
    summary: 'The minutes of a general assembly, for contact persons.',
    access: 'user',
    params: {
      schema: z.object({ id: z.uuid(), assembly: z.uuid(), file: AttachmentId }),
      refusal: 'FILE_NOT_FOUND',
    },
    answer: { kind: 'file', types: mediaTypes },
    refusals: { ...downloadRefusals, ...only(contactRefusals, ...ofContact) },
  }),
  acceptHandover: describeEndpoint(endpoints.acceptHandover, {
    summary: 'The new board accepts the hand-over: some items, or all that wait.',
    access: 'user',
    params: assembly,
    body: AcceptForm,
    answer: Done,
    refusals: only(contactRefusals, ...ofContact, 'ASSEMBLY_NOT_FOUND', 'HANDOVER_NOT_YOURS'),
  }),
}
