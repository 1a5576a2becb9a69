import type { Locale } from '@trivsel/content-contract/locales'
import { isTaken } from '#core/places/states.ts'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { type ComposedMail, composeMail, formatInstant } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { formatSpan } from '#platform/time/format-span.ts'
import type { Participant } from './find-participant.server.ts'

export type ChangeAbout = Pick<Participant, 'firstName' | 'language'> & {
  readonly course: Pick<Participant['course'], 'title' | 'place' | 'link'>
  readonly dates: readonly Pick<Participant['dates'][number], 'startsAt' | 'endsAt' | 'place'>[]
  readonly place: Pick<Participant['place'], 'state' | 'movedAt' | 'paymentId'>
}

/** A line for each date: when, and where. */
function dateLines({ course, dates }: ChangeAbout, locale: Locale): string {
  return dates
    .map(({ startsAt, endsAt, place }) => {
      const when = formatSpan({ startsAt, endsAt }, formatInstant, locale)
      const where = place ?? course.place
      return where ? `${when}, ${where}` : when
    })
    .join('\n')
}

/**
 * The mail about a course that is at other times, in another place or in another video meeting.
 * Somebody who waits is told of it too; only who has a place gets the address of the meeting.
 */
export function composeCourseChangeMail(about: ChangeAbout, portalUrl: string): ComposedMail {
  const { course, place, firstName } = about
  const hasPlace = isTaken(place.state)
  return composeMail(about.language, (locale) => {
    const options = { locale }
    const title = textOrOther(course.title, locale)
    return {
      subject: m.course_planning_mail_changed_subject({ title }, options),
      paragraphs: [
        m.course_planning_mail_greeting({ firstName }, options),
        m.course_planning_mail_changed({ title }, options),
        m.course_planning_mail_dates({ dates: dateLines(about, locale) }, options),
        ...(hasPlace && course.link
          ? [m.course_planning_mail_link({ link: course.link }, options)]
          : []),
        hasPlace
          ? m.course_planning_mail_keep({}, options)
          : m.course_planning_mail_keep_waiting({}, options),
        ...(hasPlace && place.movedAt !== null
          ? [
              place.paymentId === null
                ? m.course_planning_mail_cancel({}, options)
                : m.course_planning_mail_cancel_paid({}, options),
            ]
          : []),
        m.course_planning_mail_page(
          { url: `${portalUrl}${pagePath('myCourses', locale)}` },
          options,
        ),
      ],
    }
  })
}
