import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import {
  AcceptedInvitation,
  ConfirmedDetails,
  ContactsView,
  InvitationView,
  OwnContacts,
} from '../model/contract.ts'
import { InviteForm, LinkForm, ShowsNameForm } from '../model/forms.ts'
import { contactRefusals } from '../model/refusals.ts'
import { contactEndpoints as endpoints } from './endpoints.ts'

const association = {
  schema: z.object({ id: z.uuid() }),
  refusal: 'ASSOCIATION_NOT_FOUND',
} as const
const invitation = {
  schema: z.object({ id: z.uuid(), invitation: z.uuid() }),
  refusal: 'ASSOCIATION_NOT_FOUND',
} as const
const ofContact = [
  'ASSOCIATION_NOT_FOUND',
  'ASSOCIATION_RIGHT_MISSING',
  'ASSOCIATION_STATE',
] as const

export const described = {
  contacts: describeEndpoint(endpoints.contacts, {
    summary: 'The contact persons of an association, for everybody who has a role there.',
    access: 'user',
    params: association,
    answer: ContactsView,
    refusals: only(contactRefusals, 'ASSOCIATION_NOT_FOUND'),
  }),
  invite: describeEndpoint(endpoints.invite, {
    summary:
      'Invites somebody by mail to become a contact person. The answer says nothing of accounts.',
    access: 'user',
    params: association,
    query: z.object({ language: z.enum(locales) }),
    body: InviteForm,
    answer: Done,
    status: 201,
    refusals: only(contactRefusals, ...ofContact, 'ALREADY_INVITED', 'TOO_MANY_INVITATIONS'),
  }),
  sendAgain: describeEndpoint(endpoints.sendAgain, {
    summary: 'Sends an open invitation again, three mails of it at most.',
    access: 'user',
    params: invitation,
    answer: Done,
    refusals: only(contactRefusals, ...ofContact, 'INVITATION_NOT_SENT'),
  }),
  withdraw: describeEndpoint(endpoints.withdraw, {
    summary: 'Withdraws an open invitation. Repeating it is not an error.',
    access: 'user',
    params: invitation,
    answer: Done,
    refusals: only(contactRefusals, 'ASSOCIATION_NOT_FOUND', 'ASSOCIATION_RIGHT_MISSING'),
  }),
  leave: describeEndpoint(endpoints.leave, {
    summary: 'The user is no longer a contact person there, also as the last one.',
    access: 'user',
    params: association,
    answer: Done,
    refusals: only(contactRefusals, 'ASSOCIATION_NOT_FOUND', 'ASSOCIATION_RIGHT_MISSING'),
  }),
  showName: describeEndpoint(endpoints.showName, {
    summary: 'Whether the name of the user is on the public page of the association.',
    access: 'user',
    params: association,
    body: ShowsNameForm,
    answer: Done,
    refusals: only(contactRefusals, 'ASSOCIATION_NOT_FOUND', 'ASSOCIATION_RIGHT_MISSING'),
  }),
  confirm: describeEndpoint(endpoints.confirm, {
    summary:
      'Confirms that what is known of the association is right, which can make it active again.',
    access: 'user',
    params: association,
    answer: ConfirmedDetails,
    refusals: only(contactRefusals, ...ofContact, 'CONFIRMATION_NOT_POSSIBLE'),
  }),
  ownContacts: describeEndpoint(endpoints.ownContacts, {
    summary: 'The associations for which the user is a contact person.',
    access: 'user',
    answer: OwnContacts,
  }),
  readInvitation: describeEndpoint(endpoints.readInvitation, {
    summary:
      'Which association an invitation is from, for a person who has the link. Nothing is changed.',
    access: 'everybody',
    body: LinkForm,
    answer: InvitationView,
    refusals: only(contactRefusals, 'INVITATION_INVALID'),
  }),
  accept: describeEndpoint(endpoints.accept, {
    summary: 'The user accepts an invitation to become a contact person, with any account.',
    access: 'user',
    body: LinkForm,
    answer: AcceptedInvitation,
    refusals: only(
      contactRefusals,
      'INVITATION_INVALID',
      'ASSOCIATION_NOT_FOUND',
      'ASSOCIATION_STATE',
      'ALREADY_CONTACT',
      'OTHER_ACCOUNT_IS_CONTACT',
      'APPOINTED_BY_YOURSELF',
    ),
  }),
  decline: describeEndpoint(endpoints.decline, {
    summary: 'Declines an invitation, without a login.',
    access: 'everybody',
    body: LinkForm,
    answer: Done,
    refusals: only(contactRefusals, 'INVITATION_INVALID'),
  }),
}
