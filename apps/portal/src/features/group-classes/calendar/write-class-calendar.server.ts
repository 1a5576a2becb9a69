import { ICalCalendar, ICalEventStatus } from 'ical-generator'
import { m } from '#messages'
import { stripControlCharacters } from '#platform/strip-control-characters.ts'
import { classAddress } from '../class-address.ts'
import type { Language } from '../contract.ts'

export const calendarType = 'text/calendar'

export type CalendarClass = {
  classId: number
  className: string
  centerName: string
  roomName: string
  instructorName: string
  startsAt: Date
  endsAt: Date
  isQueued: boolean
}

/** Calendars ask again after so many seconds; most choose for themselves. */
const renewSeconds = 3_600

/** Classes as a calendar file (RFC 5545), with times in UTC. A place in a queue is tentative, and says so. */
export function writeClassCalendar(
  classes: readonly CalendarClass[],
  options: { language: Language; portalUrl: string; now: Date },
): string {
  const { language, portalUrl } = options
  const locale = { locale: language }
  const { hostname } = new URL(portalUrl)
  const calendar = new ICalCalendar({
    name: m.class_calendar_name({}, locale),
    prodId: { company: 'Trivsel', product: 'classes', language: language === 'en' ? 'EN' : 'NB' },
    ttl: renewSeconds,
  })
  for (const held of classes) {
    const { classId: id, className, startsAt } = held
    const url = portalUrl + classAddress({ id, startTime: startsAt.toISOString() }, language)
    calendar.createEvent({
      // Of the class and not of the booking: who books it anew has the same entry.
      id: `group-class-${id}@${hostname}`,
      stamp: options.now,
      start: startsAt,
      end: held.endsAt,
      summary: held.isQueued ? m.class_calendar_queued({ name: className }, locale) : className,
      status: held.isQueued ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      location: `${held.roomName}, ${held.centerName}`,
      description: [m.class_with({ name: held.instructorName }, locale), url].join('\n\n'),
      url,
    })
  }
  return stripControlCharacters(calendar.toString())
}
