import { previewMail, previewMails } from '#platform/mail/mail-preview.ts'
import { type ChangeAbout, composeCourseChangeMail } from './mails/change-mail.server.ts'
import { composeCourseMessageMail } from './mails/message-mail.server.ts'

const title = { no: 'Førstehjelp', en: 'First aid' }
const about: ChangeAbout = {
  firstName: 'Maja',
  language: null,
  course: { title, place: 'Salen, Domus', link: 'https://meet.example/forstehjelp' },
  dates: [
    {
      startsAt: new Date('2027-02-12T17:30:00Z'),
      endsAt: new Date('2027-02-12T19:30:00Z'),
      place: null,
    },
    {
      startsAt: new Date('2027-02-19T17:30:00Z'),
      endsAt: new Date('2027-02-19T19:30:00Z'),
      place: 'Kjelleren',
    },
  ],
  place: {
    state: 'booked',
    movedAt: new Date('2027-02-01T11:00:00Z'),
    paymentId: '00000000-0000-0000-0000-000000000000',
  },
}

const examples = {
  paid: {},
  free: { paymentId: null },
  link: { movedAt: null },
  waiting: { state: 'waiting', movedAt: null, paymentId: null },
} as const satisfies Record<string, Partial<ChangeAbout['place']>>

export const planningMails = [
  ...previewMails(
    'course-changed',
    composeCourseChangeMail,
    Object.keys(examples) as (keyof typeof examples)[],
    (kind, { portalUrl, locale }) =>
      composeCourseChangeMail(
        { ...about, language: locale, place: { ...about.place, ...examples[kind] } },
        portalUrl,
      ),
  ),
  previewMail('course-message', composeCourseMessageMail, ({ locale }) =>
    composeCourseMessageMail({
      language: locale,
      title,
      subject: { no: 'Ta med varme klær', en: 'Bring warm clothes' },
      text: { no: 'Vi er ute den siste timen.', en: 'We are outside for the last hour.' },
    }),
  ),
]
