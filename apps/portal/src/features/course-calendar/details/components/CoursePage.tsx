import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { getLocale } from '#locale'
import { m } from '#messages'
import { paragraphsOf, writtenText } from '#platform/i18n/written-text.ts'
import { useNow } from '#platform/time/use-now.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { pageName } from '#ui/page-names.ts'
import type { LoadedCourse } from '../load-course.ts'
import { BookCourse } from './BookCourse.tsx'
import { CourseFacts } from './CourseFacts.tsx'
import styles from './CoursePage.module.css'

/** The page of a course, for everybody. */
export function CoursePage({ course }: { course: LoadedCourse }) {
  const now = useNow(course.now)
  const calendar = fixedAddresses.courseCalendar[getLocale()]
  const title = writtenText(course.title)
  const text = writtenText(course.text)
  const last = course.dates.at(-1)
  const isOver = last !== undefined && new Date(last.endsAt) <= now
  return (
    <Page
      heading={title.text}
      {...(title.lang && { headingLang: title.lang })}
      parents={[{ name: pageName('courseCalendar'), href: calendar }]}
      lead={
        <>
          <Notice calledOff={course.calledOff} isOver={isOver} />
          <CourseFacts course={course} isOver={isOver} />
        </>
      }
    >
      <div className={styles.text} lang={text.lang}>
        {paragraphsOf(text.text).map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change places
          <p key={at}>{paragraph}</p>
        ))}
      </div>
      {!isOver && course.calledOff === null && <BookCourse course={course} now={now} />}
      <p className={styles.back}>
        <ContentLink href={calendar}>{m.course_calendar_back()}</ContentLink>
      </p>
    </Page>
  )
}

function Notice({ calledOff, isOver }: { calledOff: string | null; isOver: boolean }) {
  if (calledOff !== null)
    return <p className={styles.notice}>{m.course_calendar_is_called_off({ reason: calledOff })}</p>
  return isOver ? <p className={styles.notice}>{m.course_calendar_is_over()}</p> : null
}
