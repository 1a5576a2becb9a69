import { m } from '#messages'
import { formatDayAndTime, formatWallTime } from '#platform/time/format.ts'
import type { GivenAnswer } from './contract.ts'

/** What was answered for a day. */
export function answerText(answer: Pick<GivenAnswer, 'arrivesAt' | 'isComing'> | null): string {
  if (!answer) return m.kindergarten_days_no_answer()
  if (!answer.isComing) return m.kindergarten_days_away()
  return answer.arrivesAt === null
    ? m.kindergarten_days_coming()
    : m.kindergarten_days_coming_by({ time: formatWallTime(answer.arrivesAt) })
}

/** Who answered, and when. */
export function noteOf({ by, isByStaff, isOwn, answeredAt }: GivenAnswer): string {
  const time = formatDayAndTime(new Date(answeredAt))
  if (isOwn) return m.kindergarten_days_by_you({ time })
  if (isByStaff) return m.kindergarten_days_by_staff({ time })
  return by === ''
    ? m.kindergarten_days_by_former({ time })
    : m.kindergarten_days_by_other({ name: by, time })
}
