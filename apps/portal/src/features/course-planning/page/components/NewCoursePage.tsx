import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { storeMessage } from '#ui/snackbar/use-stored-message.ts'
import { CourseFormView } from '../../plan/components/CourseFormView.tsx'
import { coursesKey, planCourse } from '../../plan/queries.ts'
import { emptyCourse } from '../../plan/typed-course.ts'
import styles from './CoursePage.module.css'

/** A new course, which is a draft until it is published. */
export function NewCoursePage() {
  return (
    <StaffPage
      heading={m.course_planning_new()}
      intro={m.course_planning_new_intro()}
      needs={['courses']}
    >
      {() => <NewCourse />}
    </StaffPage>
  )
}

function NewCourse() {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const navigate = useNavigate()
  return (
    <CourseFormView
      initial={emptyCourse()}
      seen={null}
      send={async (course, forget) => {
        const { id } = await whileLoggedIn(() => planCourse(course))
        forget()
        await queryClient.invalidateQueries({ queryKey: coursesKey })
        storeMessage(m.course_planning_saved_draft())
        await navigate({ to: '/staff/courses/edit/$id', params: { id } })
      }}
    >
      {(isSubmitting) => (
        <p className={styles.buttons}>
          <Button type="submit" loading={isSubmitting}>
            {m.course_planning_save_draft()}
          </Button>
        </p>
      )}
    </CourseFormView>
  )
}
