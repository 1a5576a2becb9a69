import { Button } from '@digdir/designsystemet-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isSignedOut, useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { m } from '#messages'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { useGoToLogin } from '../../book/components/use-go-to-login.ts'
import type { GroupExercise, SportsBooking } from '../../model/contract.ts'
import type { RequestableNotice } from '../contract.ts'
import { availableNotice } from '../notice-rules.ts'
import { cancelNotice, noticesKey, noticesQuery, requestNotice } from '../queries.ts'

type Props = { exercise: GroupExercise; booking: SportsBooking | undefined }

/** Requests a notice when booking opens or a place is free; a second press cancels it. */
export function NoticeButton({ exercise, booking }: Props) {
  const kind = availableNotice(exercise, booking, new Date())
  return kind && <ToggleNotice exercise={exercise} kind={kind} />
}

function ToggleNotice({ exercise, kind }: { exercise: GroupExercise; kind: RequestableNotice }) {
  const user = useSessionUser()
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const goToLogin = useGoToLogin()
  const whileLoggedIn = useLoginInPlace()
  const notices = useQuery({ ...noticesQuery, enabled: Boolean(user) })
  const notice = { classId: exercise.id, kind }
  const isRequested = notices.data?.items.some(
    (item) => item.classId === notice.classId && item.kind === kind,
  )
  const change = useMutation({
    mutationFn: () =>
      whileLoggedIn(() => (isRequested ? cancelNotice(notice) : requestNotice(notice))),
    onSuccess: () => {
      showMessage(isRequested ? m.class_notice_stopped() : m.class_notice_asked(), 'success')
      return queryClient.invalidateQueries({ queryKey: noticesKey })
    },
    onError: (error) =>
      showMessage(isSignedOut(error) ? m.account_signed_out() : m.class_notice_failed(), 'error'),
  })
  const texts = {
    opening: isRequested ? m.class_notice_opening_stop() : m.class_notice_opening(),
    place: isRequested ? m.class_notice_place_stop() : m.class_notice_place(),
  }
  return (
    <Button
      variant="secondary"
      data-size="sm"
      aria-pressed={isRequested ?? false}
      loading={change.isPending}
      onClick={() => {
        if (user === null) return goToLogin()
        if (!change.isPending) change.mutate()
      }}
    >
      {texts[kind]}
    </Button>
  )
}
