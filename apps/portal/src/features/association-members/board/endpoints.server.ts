import { z } from 'zod'
import { associationRefusals } from '#core/associations/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { memberRefusals } from '../model/refusals.ts'
import {
  AdmissionForm,
  CashForm,
  CashRegistered,
  CodeForm,
  DeclineForm,
  MembershipSetup,
  TermsForm,
} from './contract.ts'
import { boardEndpoints as endpoints } from './endpoints.ts'

const paramsOf = <const Shape extends z.ZodRawShape>(shape: Shape) =>
  ({
    schema: z.object({ id: z.uuid(), ...shape }),
    refusal: 'ASSOCIATION_NOT_FOUND',
  }) as const
const params = paramsOf({})
const reading = only(associationRefusals, 'ASSOCIATION_NOT_FOUND', 'ASSOCIATION_RIGHT_MISSING')
const changing = { ...reading, ...only(associationRefusals, 'ASSOCIATION_STATE') }
const saving = { ...changing, ...only(associationRefusals, 'ASSOCIATION_CHANGED') }

export const boardDescribed = {
  read: describeEndpoint(endpoints.read, {
    summary:
      'How people become members of an association; codes and requests for those with the right to them.',
    access: 'user',
    params,
    answer: MembershipSetup,
    refusals: reading,
  }),
  saveTerms: describeEndpoint(endpoints.saveTerms, {
    summary: 'Saves how long a membership lasts and what it costs. It counts for new terms.',
    access: 'user',
    params,
    body: TermsForm,
    answer: Done,
    refusals: saving,
  }),
  saveAdmission: describeEndpoint(endpoints.saveAdmission, {
    summary: 'Saves whether new members are accepted one by one, and whether there are any.',
    access: 'user',
    params,
    body: AdmissionForm,
    answer: Done,
    refusals: saving,
  }),
  makeCode: describeEndpoint(endpoints.makeCode, {
    summary: 'Makes a registration code that the board prints.',
    access: 'user',
    params,
    body: CodeForm,
    answer: Done,
    refusals: { ...changing, ...only(memberRefusals, 'JOIN_CODES_FULL', 'JOIN_CODE_DAY') },
  }),
  endCode: describeEndpoint(endpoints.endCode, {
    summary: 'Ends a registration code at once. Doing it again changes nothing.',
    access: 'user',
    params: paramsOf({ codeId: z.uuid() }),
    answer: Done,
    refusals: { ...changing, ...only(memberRefusals, 'JOIN_CODE_INVALID') },
  }),
  accept: describeEndpoint(endpoints.accept, {
    summary: 'Accepts somebody who asked to become a member; with a fee they have 14 days to pay.',
    access: 'user',
    params: paramsOf({ memberId: z.uuid() }),
    answer: Done,
    refusals: {
      ...changing,
      ...only(memberRefusals, 'REQUEST_NOT_FOUND'),
      ...only(associationRefusals, 'ASSOCIATION_TAKES_NO_MEMBERS'),
    },
  }),
  decline: describeEndpoint(endpoints.decline, {
    summary:
      'Declines somebody who asked to become a member, or who was accepted and has not paid.',
    access: 'user',
    params: paramsOf({ memberId: z.uuid() }),
    body: DeclineForm,
    answer: Done,
    refusals: { ...changing, ...only(memberRefusals, 'REQUEST_NOT_FOUND') },
  }),
  registerCash: describeEndpoint(endpoints.registerCash, {
    summary: 'Registers that somebody in the register has paid the fee of their next term in cash.',
    access: 'user',
    params,
    body: CashForm,
    answer: CashRegistered,
    refusals: {
      ...changing,
      ...only(memberRefusals, 'MEMBER_NOT_FOUND', 'OWN_FEE', 'FEE_NOT_DUE', 'APPROVAL_NEEDED'),
    },
  }),
}
