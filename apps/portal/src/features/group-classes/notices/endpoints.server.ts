import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { InLanguage } from '../model/contract.ts'
import { groupClassRefusals, linkRefusals, refusalField } from '../model/refusals.ts'
import {
  AskForNotice,
  ClassLink,
  ClassLinkPurpose,
  ClassNotices,
  Reminders,
  StopNotice,
} from './contract.ts'
import { classNoticeEndpoints as endpoints } from './endpoints.ts'

export const noticesDescribed = {
  notices: describeEndpoint(endpoints.notices, {
    summary: 'What of classes one waits to be told by mail.',
    access: 'user',
    answer: ClassNotices,
  }),
  askForNotice: describeEndpoint(endpoints.askForNotice, {
    summary: 'Asks to be told by mail when the booking of a class opens, or when a place is free.',
    access: 'user',
    body: AskForNotice,
    answer: Done,
    refusals: only(groupClassRefusals, 'CLASS_NOT_FOUND'),
    refusalField,
  }),
  stopNotice: describeEndpoint(endpoints.stopNotice, {
    summary: 'Asks no longer to be told.',
    access: 'user',
    query: StopNotice,
    answer: Done,
  }),
  reminders: describeEndpoint(endpoints.reminders, {
    summary: 'Whether one is reminded of the deadline for unbooking.',
    access: 'user',
    answer: Reminders,
  }),
  setReminders: describeEndpoint(endpoints.setReminders, {
    summary: 'Turns those reminders on or off.',
    access: 'user',
    body: Reminders,
    answer: Done,
  }),
  lookAtLink: describeEndpoint(endpoints.lookAtLink, {
    summary: 'What a mailed link is for. Does nothing.',
    access: 'everybody',
    body: ClassLink.extend(InLanguage.shape),
    answer: ClassLinkPurpose,
    refusals: only(linkRefusals, 'LINK_NOT_VALID'),
    refusalField,
  }),
  followLink: describeEndpoint(endpoints.followLink, {
    summary: 'Does what a mailed link is for: gives a place back, or stops reminders.',
    access: 'everybody',
    body: ClassLink,
    answer: Done,
    refusals: linkRefusals,
    refusalField,
  }),
}
