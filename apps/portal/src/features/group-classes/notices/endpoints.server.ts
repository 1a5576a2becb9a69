import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { InLanguage } from '../model/contract.ts'
import { groupClassRefusals, linkRefusals, refusalField } from '../model/refusals.ts'
import {
  CancelNotice,
  ClassLink,
  ClassLinkPurpose,
  ClassNotices,
  NoticeRequest,
  Reminders,
} from './contract.ts'
import { classNoticeEndpoints as endpoints } from './endpoints.ts'

export const noticesDescribed = {
  notices: describeEndpoint(endpoints.notices, {
    summary: 'The notices about classes that the caller has requested.',
    access: 'user',
    answer: ClassNotices,
  }),
  requestNotice: describeEndpoint(endpoints.requestNotice, {
    summary:
      'Requests a notice by mail when the booking of a class opens, or when a place is free.',
    access: 'user',
    body: NoticeRequest,
    answer: Done,
    refusals: only(groupClassRefusals, 'CLASS_NOT_FOUND'),
    refusalField,
  }),
  cancelNotice: describeEndpoint(endpoints.cancelNotice, {
    summary: 'Cancels a requested notice.',
    access: 'user',
    query: CancelNotice,
    answer: Done,
  }),
  reminders: describeEndpoint(endpoints.reminders, {
    summary: 'Whether the caller gets reminders of the deadline for unbooking.',
    access: 'user',
    answer: Reminders,
  }),
  setReminders: describeEndpoint(endpoints.setReminders, {
    summary: 'Turns those reminders on or off.',
    access: 'user',
    body: Reminders,
    answer: Done,
  }),
  findLinkPurpose: describeEndpoint(endpoints.findLinkPurpose, {
    summary: 'The purpose of a mailed link. Nothing is changed.',
    access: 'everybody',
    body: ClassLink.extend(InLanguage.shape),
    answer: ClassLinkPurpose,
    refusals: only(linkRefusals, 'LINK_NOT_VALID'),
    refusalField,
  }),
  followLink: describeEndpoint(endpoints.followLink, {
    summary: 'Follows a mailed link: cancels a place, or stops reminders.',
    access: 'everybody',
    body: ClassLink,
    answer: Done,
    refusals: linkRefusals,
    refusalField,
  }),
}
