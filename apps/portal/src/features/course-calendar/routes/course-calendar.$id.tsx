import { createFileRoute } from '@tanstack/react-router'
import { StructuredData } from '#core/structured-data/components/StructuredData.tsx'
import { summaryOf, writtenText } from '#platform/i18n/written-text.ts'
import { pageHead } from '#ui/page-head.ts'
import { CoursePage } from '../details/components/CoursePage.tsx'
import { describeCourse } from '../details/describe-course.ts'
import { loadCourse } from '../details/load-course.ts'

export const Route = createFileRoute('/course-calendar/$id')({
  loader: ({ params: { id } }) => loadCourse(id),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: writtenText(loaderData.title).text,
          description: summaryOf(writtenText(loaderData.text).text),
        })
      : {},
  component: CourseRoute,
})

function CourseRoute() {
  const course = Route.useLoaderData()
  return (
    <>
      <StructuredData things={describeCourse(course)} />
      <CoursePage course={course} />
    </>
  )
}
