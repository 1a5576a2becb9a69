import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { currentPart } from '#ui/layout/current-part.ts'
import { PageTabs } from '#ui/layout/PageTabs.tsx'
import { usePublicPath } from '#ui/layout/use-public-path.ts'

/** Links between the pages that staff have of a course. */
export function CourseTabs({ id }: { id: string }) {
  const path = usePublicPath()
  const locale = getLocale()
  const checkIn = pagePath('courseCheckIn', locale)
  const tab = (href: string, name: string) => ({ href, name, current: currentPart(href, path) })
  return (
    <PageTabs
      label={m.course_pages()}
      tabs={[
        tab(pagePath('staffCourse', locale, { id }), m.course_page_edit()),
        tab(pagePath('staffCoursePeople', locale, { id }), m.course_page_people()),
        tab(pagePath('courseAttendance', locale, { id }), m.course_page_attendance()),
        {
          href: `${checkIn}?course=${id}`,
          name: m.course_page_check_in(),
          current: currentPart(checkIn, path),
        },
        tab(pagePath('staffCourseYears', locale), m.course_page_figures()),
      ]}
    />
  )
}
