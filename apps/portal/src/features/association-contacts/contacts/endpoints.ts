import type { Locale } from '@trivsel/content-contract/locales'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type {
  AcceptedInvitation,
  ConfirmedDetails,
  ContactsView,
  InvitationView,
  OwnContacts,
} from '../model/contract.ts'
import type { InviteForm, LinkForm, ShowsNameForm } from '../model/forms.ts'

const own = '/api/frontend/my-associations/:id/contacts'
const invitation = '/api/frontend/association-contact-invitation'

export const contactEndpoints = {
  contacts: endpoint<{ answer: ContactsView }>()('GET', own),
  /** The language of the mail is that of the page. */
  invite: endpoint<{ query: { language: Locale }; body: InviteForm; answer: Done }>()(
    'POST',
    `${own}/invitations`,
  ),
  sendAgain: endpoint<{ answer: Done }>()('POST', `${own}/invitations/:invitation/again`),
  withdraw: endpoint<{ answer: Done }>()('DELETE', `${own}/invitations/:invitation`),
  leave: endpoint<{ answer: Done }>()('POST', `${own}/leave`),
  showName: endpoint<{ body: ShowsNameForm; answer: Done }>()('PUT', `${own}/shows-name`),
  confirm: endpoint<{ answer: ConfirmedDetails }>()('POST', `${own}/confirm`),
  ownContacts: endpoint<{ answer: OwnContacts }>()(
    'GET',
    '/api/frontend/association-contact-person',
  ),
  readInvitation: endpoint<{ body: LinkForm; answer: InvitationView }>()('POST', invitation),
  accept: endpoint<{ body: LinkForm; answer: AcceptedInvitation }>()(
    'POST',
    `${invitation}/accept`,
  ),
  decline: endpoint<{ body: LinkForm; answer: Done }>()('POST', `${invitation}/decline`),
}
