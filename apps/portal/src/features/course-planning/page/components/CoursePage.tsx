import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CourseTabs } from '#core/courses/components/CourseTabs.tsx'
import { courseCallOff } from '#core/places/call-off-proposals.ts'
import { Proposals } from '#core/proposals/Proposals.tsx'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { staffKey } from '#core/staff-area/queries.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { useStoredMessage } from '#ui/snackbar/use-stored-message.ts'
import { Waiting } from '#ui/Waiting.tsx'
import type { CourseForm } from '../../model/course-form.ts'
import { groupNames, groupOf } from '../../model/course-groups.ts'
import { planningErrorText } from '../../model/refusal-texts.ts'
import { changesTimes } from '../../plan/changes-times.ts'
import { CourseFormView } from '../../plan/components/CourseFormView.tsx'
import type { OpenCourse } from '../../plan/contract.ts'
import { changeCourse, courseQuery } from '../../plan/queries.ts'
import { typedOf } from '../../plan/typed-course.ts'
import { CourseActions } from '../../publish/components/CourseActions.tsx'
import styles from './CoursePage.module.css'
import { RefundProgress } from './RefundProgress.tsx'

/** One course: its form, and what can be done with it. */
export function CoursePage({ id }: { id: string }) {
  const { data } = useQuery({ ...courseQuery(id), enabled: false })
  return (
    <StaffPage
      heading={data ? textOrOther(data.course.title) : m.course_planning_one()}
      isNamed
      needs={['courses']}
    >
      {() => <Open id={id} />}
    </StaffPage>
  )
}

function Open({ id }: { id: string }) {
  useStoredMessage()
  const { data, error, refetch } = useQuery(courseQuery(id))
  if (error && !data) return <LoadFailure text={planningErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  const { booked, state } = data
  const isFinal = state === 'called-off' || (data.isOver && state === 'published')
  const group = groupOf(
    { state, endsAt: data.isOver ? new Date(0).toISOString() : null },
    new Date(),
  )
  return (
    <div className={styles.page}>
      <CourseTabs id={id} />
      {state === 'called-off' ? (
        <NoticeBox tone="warning" heading={m.course_planning_state_called_off()}>
          <p>{data.reason}</p>
        </NoticeBox>
      ) : (
        <p>
          {m.course_planning_summary({
            state: groupNames[group](),
            taken: booked.taken,
            capacity: data.course.capacity,
            waiting: booked.waiting,
          })}
        </p>
      )}
      {data.refunds && <RefundProgress refunds={data.refunds} />}
      <Proposals kinds={[courseCallOff]} />
      <CourseActions open={data} />
      {isFinal ? (
        state === 'published' && <p>{m.course_planning_over()}</p>
      ) : (
        // What somebody else has saved is read before it is changed again.
        <Edit key={data.version} open={data} />
      )}
    </div>
  )
}

type Unconfirmed = { readonly course: CourseForm; readonly forget: () => void }

function Edit({ open }: { open: OpenCourse }) {
  const { booked, version, id } = open
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  /** Waits until somebody has read how many are told. */
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed | null>(null)
  const people = booked.people + booked.waiting

  const save = async ({ course, forget }: Unconfirmed) => {
    const { told } = await whileLoggedIn(() => changeCourse(id, { course, version }))
    forget()
    setUnconfirmed(null)
    showMessage(
      told > 0 ? m.course_planning_saved_told({ count: told }) : m.course_planning_saved(),
      'success',
    )
    await queryClient.invalidateQueries({ queryKey: staffKey })
  }
  const confirmed = useSingleMutation({
    mutationFn: save,
    onError: (error: Error) => {
      setUnconfirmed(null)
      showMessage(planningErrorText(error), 'error')
    },
  })
  return (
    <section className={styles.section} aria-labelledby="course-edit">
      <h2 id="course-edit">{m.course_planning_edit()}</h2>
      {people > 0 && (
        <NoticeBox tone="info">
          <p>{m.course_planning_booked_note({ count: people })}</p>
        </NoticeBox>
      )}
      <CourseFormView
        initial={typedOf(open.course)}
        seen={{ id, version }}
        send={async (course, forget) => {
          if (open.state === 'published' && people > 0 && changesTimes(open.course, course))
            setUnconfirmed({ course, forget })
          else await save({ course, forget })
        }}
      >
        {(isSubmitting) => (
          <p className={styles.buttons}>
            <Button type="submit" loading={isSubmitting}>
              {m.course_planning_save()}
            </Button>
          </p>
        )}
      </CourseFormView>
      {unconfirmed && (
        <ConfirmDialog
          heading={m.course_planning_move_heading()}
          yes={m.course_planning_move_yes()}
          isBusy={confirmed.isPending}
          onConfirm={() => confirmed.mutate(unconfirmed)}
          onClose={() => setUnconfirmed(null)}
        >
          <p>{m.course_planning_move_text({ count: people })}</p>
          {booked.paidOre > 0 && (
            <p>{m.course_planning_move_refund({ amount: formatKroner(booked.paidOre) })}</p>
          )}
        </ConfirmDialog>
      )}
    </section>
  )
}
