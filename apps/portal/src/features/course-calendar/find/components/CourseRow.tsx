import { courseAudienceNames } from '#core/courses/course-names.ts'
import { priceTexts } from '#core/courses/rule-texts.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatList, languageName, sentenceCase } from '#platform/format.ts'
import { writtenText } from '#platform/i18n/written-text.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { seatsText } from '../../model/seats-text.ts'
import { fullTimeText } from '../../model/time-text.ts'
import { whereText } from '../../model/where-text.ts'
import type { ListedDate } from '../contract.ts'
import styles from './CourseCalendar.module.css'

/** A course in the list, by the next of its dates; all of it follows the link in its heading. */
export function CourseRow({ item, now }: { item: ListedDate; now: Date }) {
  const { id, teacher, languages, audience, isCalledOff, number, dates } = item
  const title = writtenText(item.title)
  const summary = writtenText(item.summary)
  const facts = [
    whereText(item),
    teacher,
    audience === 'all' ? null : courseAudienceNames[audience](),
    sentenceCase(formatList(languages.map(languageName))),
    sentenceCase(priceTexts(item).join(' · ')),
  ].filter(Boolean)
  return (
    <li className={styles.row}>
      <div className={styles.when}>
        <time dateTime={item.startsAt}>{fullTimeText(item)}</time>
        {dates > 1 && (
          <span className={styles.number}>{m.course_calendar_number({ number, dates })}</span>
        )}
      </div>
      <div>
        <h2 className={styles.name} lang={title.lang}>
          <ContentLink href={pagePath('course', getLocale(), { id })} className={styles.link}>
            {title.text}
          </ContentLink>
        </h2>
        {summary.text && (
          <p className={styles.summary} lang={summary.lang}>
            {summary.text}
          </p>
        )}
        <p className={styles.facts}>{facts.join(' · ')}</p>
        <p className={styles.seats}>
          {isCalledOff ? (
            <span className={styles.mark}>{m.course_calendar_called_off()}</span>
          ) : (
            seatsText(item.seats, now)
          )}
        </p>
      </div>
    </li>
  )
}
